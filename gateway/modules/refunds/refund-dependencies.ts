import type { Database } from '#gateway/database/database.ts';
import type { FlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { AirlineChangeRights } from '#gateway/modules/orders/airline-change-rights.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { Uploads } from '#gateway/modules/uploads/uploads.service.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { RefundOffice } from '#gateway/ports/refund-office/refund-office.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** What refunds are made from. */
export type RefundDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  /** Signs offers. */
  readonly signing: Key;
  readonly fares: Pick<Fares, 'brand'>;
  readonly flightStatus: Pick<FlightStatusService, 'find'>;
  readonly inventory: Pick<InventoryService, 'release'>;
  readonly orders: Pick<OrderService, 'find' | 'lock' | 'orderForPayment' | 'flights'>;
  readonly payments: Pick<PaymentService, 'ofOrder' | 'giveBack' | 'leftOf'>;
  /** What was paid for the tickets of an order, by the ids of what was paid, the latest first. */
  readonly paidAlong: (orderId: string) => Promise<readonly string[]>;
  /** What changes by the airline entitle to. */
  readonly airlineChanges: AirlineChangeRights;
  /** What else is under way with an order. */
  readonly otherProcedures: readonly ProcedureSource[];
  readonly uploads: Pick<Uploads, 'find' | 'take' | 'erase'>;
  readonly office: RefundOffice;
  readonly mailer: Mailer;
  readonly addresses: Pick<SiteAddresses, 'order'>;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
};
