import type { Database } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { OfferService } from '#gateway/modules/flights/offers/offers.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import type { OpenOrderLimits } from './create/open-orders.ts';
import type { DocumentVault } from './passengers/document-vault.ts';
import type { OrderFlights } from './read/order-flights.ts';

/** What orders are made from. */
export type OrderSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly vault: DocumentVault;
  readonly offers: Pick<OfferService, 'read' | 'reprice'>;
  readonly inventory: InventoryService;
  readonly flights: OrderFlights;
  readonly openOrders: OpenOrderLimits;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
  /** What has been paid or is being paid for an order. */
  readonly paymentStanding: PaymentStanding;
  /** What this site offers beyond PAY, CANCEL, CORRECT and RECEIPT. */
  readonly offered: ReadonlySet<OrderAction>;
};

/** Asked of the payments; `db` may be the caller's transaction. */
export type PaymentStanding = (
  db: Database,
  orderId: string,
  now: Date,
) => Promise<OrderFacts['payment']>;
