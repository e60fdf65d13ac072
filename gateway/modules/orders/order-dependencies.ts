import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { OfferService } from '#gateway/modules/flights/offers/offers.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  CorrectPassengerErrorCode,
  CreateOrderErrorCode,
  PassengerInput,
  ResolversTypes,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import type { OpenOrderLimits } from './create/open-orders.ts';
import type { Order } from './order.model.ts';
import type { DocumentEncryption } from './passengers/document-encryption.ts';
import type { TravellerDraft } from './passengers/passenger.input.ts';
import type { OrderQuestion } from './per-order-cache.ts';
import type { OrderFlights } from './read/order-flights.ts';
import type { ErasureHold } from './read/visible-orders.condition.ts';
import type { PassengerSegmentView } from './segments/passenger-segment-view.ts';

/**
 * A change of date in the history of an order; of the order that it has made it is the beginning.
 */
export type ChangedDate = Awaited<ResolversTypes['OrderDateChanged']> & {
  readonly __typename: 'OrderDateChanged';
  readonly newOrderId: string | null;
};

/** What happened to an order, in the form of the schema. */
export type OrderEvent = Awaited<ResolversTypes['OrderEvent']> | ChangedDate;

/**
 * What another module knows of the history of an order and may show to a viewer, the earliest
 * first.
 */
export type OrderEventSource = (
  db: Database,
  order: Order,
  viewer: ActorOrAirline,
  now: Date,
) => Promise<readonly OrderEvent[]>;

/**
 * The travellers whom members have saved, as orders need them: read and saved in the transaction
 * that makes the order.
 */
export type SavedTravellers = {
  /**
   * Fills in the numbers of saved documents of the actor; one that is not there stays without a
   * number.
   */
  withNumbers(
    db: Database,
    travellers: readonly PassengerInput[],
    actor: Actor,
  ): Promise<readonly PassengerInput[]>;
  /** Saves those who are marked for it; guests save none. What cannot be saved is left out. */
  save(db: Database, travellers: readonly TravellerDraft[], actor: Actor, now: Date): Promise<void>;
};

/** What can be done with one passenger on one segment, in the form of the schema. */
export type SegmentCapability = Awaited<ResolversTypes['Capability']>;

/** What a source says of one passenger on one segment of the order that it was asked about. */
type SegmentActions = (
  one: PassengerSegmentView,
) => SegmentCapability[] | Promise<SegmentCapability[]>;

/**
 * Asked of seats or check-in, each for the actions it offers: once for all passengers of an order
 * that was read.
 */
export type SegmentActionSource = OrderQuestion<SegmentActions>;

/** A change of date or a refund of a coupon that has begun and not ended (RULES 8.21). */
export type Procedure = 'DATE_CHANGE' | 'REFUND';

/**
 * What of some orders is in a procedure, by the key of a passenger on a segment; asked of each
 * module that has one.
 */
export type ProcedureSource = (
  db: Database,
  orderIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Procedure>>;

/** Something that follows from the tickets of an order; the order's lock is held. */
export type TicketedHook = (trx: DatabaseTransaction, orderId: string, now: Date) => Promise<void>;

/**
 * A text for each order, or order of extras, that is another one after each change of what a module
 * stores of it; nothing for those of which it stores nothing.
 * @param ids of flight orders and orders of extras
 */
export type OrderVersionSource = (
  db: Database,
  ids: readonly string[],
  now: Date,
) => Promise<readonly { readonly id: string; readonly version: string }[]>;

/** What orders are made from. */
export type OrderDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly vault: DocumentEncryption;
  readonly offers: Pick<OfferService, 'read' | 'reprice' | 'disruptionOf' | 'ofSold'>;
  readonly inventory: InventoryService;
  readonly flights: OrderFlights;
  /** Says which flights are cancelled. */
  readonly timetable: Pick<Timetable, 'update' | 'isCancelled'>;
  readonly openOrders: OpenOrderLimits;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
  /** Those who know a part of `OtherFacts`. */
  readonly factSources: readonly OrderFactSource[];
  /** Those who know a part of an order's history. */
  readonly eventSources: readonly OrderEventSource[];
  /** Those who store what the page of an order shows. */
  readonly versionSources: readonly OrderVersionSource[];
  /** What keeps an order from being erased: payments and returns that are under way. */
  readonly erasureHolds: readonly ErasureHold[];
  /** The travellers whom members have saved. */
  readonly savedTravellers: SavedTravellers;
  /** What is done for an order when it is ticketed, in the same transaction. */
  readonly whenTicketed: readonly TicketedHook[];
  /** Those who offer actions on passengers of segments. */
  readonly segmentActions: readonly SegmentActionSource[];
  /** What this site offers beyond PAY, CANCEL, CORRECT and RECEIPT. */
  readonly offered: ReadonlySet<OrderAction>;
};

/** What decides about an order's capabilities and is not stored with the order. */
export type OtherFacts = Pick<OrderFacts, 'payment' | 'boughtHere' | 'unpaidSeats' | 'dateChanges'>;

/**
 * Asked of payments, seats or changes, each for what it knows; the database may be the caller's
 * transaction.
 */
export type OrderFactSource = OrderQuestion<Partial<OtherFacts>>;

/** What was wrong with the submission of an order. */
export type CreateOrderFault = UserFault<CreateOrderErrorCode>;

/** What stood in the way of a correction. */
export type CorrectPassengerFault = UserFault<CorrectPassengerErrorCode>;
