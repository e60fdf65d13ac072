import type { Database } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { SeatsLeftReader } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { AirlineChangeRights } from '#gateway/modules/orders/airline-change-rights.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** What changes of date are made from. */
export type DateChangeDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  /** Signs fares and offers. */
  readonly key: Key;
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly seatsLeft: SeatsLeftReader;
  readonly inventory: Pick<InventoryService, 'hold' | 'release'>;
  readonly orders: Pick<
    OrderService,
    'find' | 'findIn' | 'findBefore' | 'lock' | 'orderForPayment' | 'succeed' | 'flights'
  >;
  readonly payments: Pick<PaymentService, 'ofOrder' | 'confirmNow' | 'abandon'>;
  readonly seats: Pick<SeatService, 'liveOn' | 'carryOvers' | 'carry'>;
  /** What changes by the airline entitle to. */
  readonly airlineChanges: AirlineChangeRights;
  /** Those who know of other procedures that a coupon may be in. */
  readonly otherProcedures: readonly ProcedureSource[];
  readonly mailer: Mailer;
  readonly addresses: SiteAddresses;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
  /** What the receipt of an order says; null while none is given. */
  receiptOf(orderId: string, now: Date): Promise<ReceiptData | null>;
};
