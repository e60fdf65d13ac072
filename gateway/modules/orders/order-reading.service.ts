import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import { orderTabsAt } from '#schema/rules/orders/order-status.ts';
import { memberOrdersOf, type StoredInList } from './lists/member-orders.repository.ts';
import type { Order } from './order.model.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import {
  findWholeOrder,
  lockWholeOrder,
  orderBefore,
  wholeOrder,
} from './read/order-parts.service.ts';
import {
  findOrder,
  findOrderOn,
  type OrderKey,
  openedOrdersOf,
  openOrdersOf,
  visibleIdsOf,
} from './read/orders.repository.ts';
import {
  type PassengerSegmentKey,
  type PassengerSegmentView,
  passengersOn,
  type SegmentView,
  segmentIn,
} from './segments/passenger-segment-view.ts';
import { couponStateAt } from './tickets/ticket.model.ts';

/** Names a flight of an order, by the order or by one of its passengers. */
type SegmentKey = ({ readonly id: string } | { readonly passengerId: string }) & {
  readonly segmentIndex: number;
};

/** An order of which one flight is open: its tickets show that flight alone. */
const narrowed = (order: Order, segmentIndex: number): Order => ({
  ...order,
  onlySegment: segmentIndex,
  tickets: order.tickets.map((ticket) => ({
    ...ticket,
    coupons: ticket.coupons.filter((coupon) => coupon.segmentIndex === segmentIndex),
  })),
});

/** A flight of an order, if the viewer may see the order, or that flight alone; null otherwise. */
async function findSegment(
  db: Database,
  { segmentIndex, ...key }: SegmentKey,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SegmentView | null> {
  const whole = await findOrder(db, key, viewer, now);
  if (whole) return segmentIn(await wholeOrder(db, whole, viewer, now), segmentIndex);
  const record = await findOrderOn(db, key, segmentIndex, viewer, now);
  return record
    ? segmentIn(narrowed(await wholeOrder(db, record, viewer, now), segmentIndex), segmentIndex)
    : null;
}

/** One passenger on a flight, likewise. */
async function findPassengerOn(
  db: Database,
  key: { readonly passengerId: string; readonly segmentIndex: number },
  viewer: ActorOrAirline,
  now: Date,
): Promise<PassengerSegmentView | null> {
  const segment = await findSegment(db, key, viewer, now);
  return (
    (segment && passengersOn(segment).find(({ passenger }) => passenger.id === key.passengerId)) ??
    null
  );
}

/** An order in a list: which one, and under which tabs. */
type ListedOrder = { readonly id: string; readonly tabs: readonly OrderTab[] };

/** Orders as they are listed at an instant (RULES 4.5). */
const listedAt = (orders: readonly StoredInList[], now: Date): ListedOrder[] =>
  orders.map(({ id, coupons, ...order }) => {
    const status = coupons.map(({ state, departsAt }) => ({
      state: couponStateAt({ state }, departsAt, now),
    }));
    return { id, tabs: orderTabsAt({ ...order, coupons: status }, now) };
  });

/** An order that is open to a browser until an instant. */
type OpenedOrder = { readonly order: Order; readonly until: Date };

/** How many orders an actor is told of at once. */
const MOST_VISIBLE = 100;

/** Orders as they are now. Each viewer sees only their own. */
export const orderReading = (sources: Pick<OrderDependencies, 'db' | 'nowIn'>) => ({
  /** One order as it is now; null when there is none or the viewer may not see it. */
  find: findWholeOrder.bind(null, sources.db),
  /** A flight of an order; null where the viewer may see neither the order nor that flight. */
  segmentOn: findSegment.bind(null, sources.db),
  /** One passenger on a flight, likewise; `within` may be a transaction. */
  passengerOn: (
    key: PassengerSegmentKey,
    viewer: ActorOrAirline,
    now: Date,
    within: Database = sources.db,
  ): Promise<PassengerSegmentView | null> => findPassengerOn(within, key, viewer, now),
  /** The same in the caller's transaction. */
  findIn: findWholeOrder,
  /**
   * The same, locked until the transaction ends; `asOf` is the instant at which the lock was held.
   */
  lock: (
    trx: DatabaseTransaction,
    id: string,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<Order | null> => lockWholeOrder(trx, sources, id, viewer, now),
  /**
   * The same as it was just before some of its passengers left it; `within` may be a transaction.
   */
  async findBefore(
    key: OrderKey,
    left: Date,
    viewer: ActorOrAirline,
    now: Date,
    within: Database = sources.db,
  ): Promise<Order | null> {
    const record = await findOrder(within, key, viewer, now);
    return record && orderBefore(within, record, left, viewer, now);
  },
  /**
   * The orders of a browser, or member, that wait for payment; the one that is due first comes
   * first.
   */
  async openOf(actor: Actor, now: Date): Promise<Order[]> {
    const records = await openOrdersOf(sources.db, actor, now);
    return Promise.all(records.map((record) => wholeOrder(sources.db, record, actor, now)));
  },
  /**
   * All orders of a member with the tabs they are listed under, the latest first; of those, the
   * ones that a text finds, or all where it is blank. Only the member's own session leads to it.
   */
  ofMember: async (memberId: string, now: Date, search: string): Promise<ListedOrder[]> =>
    listedAt(await memberOrdersOf(sources.db, memberId, search), now),
  /**
   * The orders that are open to a browser for a while, each with the end of it; the one opened last
   * comes first.
   */
  async openedTo(actor: Actor, now: Date): Promise<OpenedOrder[]> {
    const { sessionId } = actor;
    const opened = sessionId ? await openedOrdersOf(sources.db, sessionId, now) : [];
    return Promise.all(
      opened.map(async ({ record, until }) => ({
        order: await wholeOrder(sources.db, record, actor, now),
        until,
      })),
    );
  },
  /** The ids of the orders that an actor may see, the latest 100. */
  async visibleIds(actor: Actor, now: Date): Promise<string[]> {
    const isKnown = actor.memberId !== null || actor.sessionId !== null;
    return isKnown ? visibleIdsOf(sources.db, actor, now, MOST_VISIBLE) : [];
  },
});
