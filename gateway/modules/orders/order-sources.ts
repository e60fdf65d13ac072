import type { Database } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { OfferService } from '#gateway/modules/flights/offers/offers.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import type { OpenOrderLimits } from './create/open-orders.ts';
import type { ErasureHold } from './erase/erasure-hold.condition.ts';
import type { DocumentVault } from './passengers/document-vault.ts';
import type { OrderFlights } from './read/order-flights.ts';

/** What orders are made from. */
export type OrderSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly vault: DocumentVault;
  readonly offers: Pick<OfferService, 'read' | 'reprice' | 'ofSold'>;
  readonly inventory: InventoryService;
  readonly flights: OrderFlights;
  readonly openOrders: OpenOrderLimits;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
  /** Those who know a part of `OtherFacts`. */
  readonly factSources: readonly OrderFactSource[];
  /** What keeps an order from being erased: payments and returns that are under way. */
  readonly erasureHolds: readonly ErasureHold[];
  /** What this site offers beyond PAY, CANCEL, CORRECT and RECEIPT. */
  readonly offered: ReadonlySet<OrderAction>;
};

/** What decides about an order's capabilities and is not stored with the order. */
export type OtherFacts = Pick<OrderFacts, 'payment' | 'boughtHere' | 'unpaidSeats' | 'dateChanges'>;

/** Asked of payments, seats or changes, each for what it knows; `db` may be the caller's transaction. */
export type OrderFactSource = (
  db: Database,
  orderId: string,
  now: Date,
) => Promise<Partial<OtherFacts>>;
