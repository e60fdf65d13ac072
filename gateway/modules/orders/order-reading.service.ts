import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { Reader } from '#gateway/sessions/reader.ts';
import { type ListedOrder, listedAt } from './lists/listed-orders.ts';
import { memberOrdersOf } from './lists/member-orders.repository.ts';
import type { Order } from './order.model.ts';
import type { OrderSources } from './order-sources.ts';
import { findWholeOrder, orderBefore, wholeOrder } from './read/order-parts.service.ts';
import {
  findOrder,
  type OrderKey,
  openedOrdersOf,
  openOrdersOf,
  visibleIdsOf,
} from './read/orders.repository.ts';
import { findPassengerOn, findSegment, type SegmentKey } from './segments/find-segment.ts';
import type { PassengerSegmentKey } from './segments/passenger-segment-key.ts';
import type { PassengerSegmentView } from './segments/passenger-segment-view.ts';
import type { SegmentView } from './segments/segment-view.ts';

/** An order that is open to a browser until an instant. */
export type OpenedOrder = { readonly order: Order; readonly until: Date };

/** Orders as they are now. Each reader sees only their own. */
export type OrderReading = {
  /** One order as it is now; null when there is none or the reader may not see it. */
  find(key: OrderKey, reader: Reader, now: Date): Promise<Order | null>;
  /** A flight of an order; null where the reader may see neither the order nor that flight. */
  segmentOn(key: SegmentKey, reader: Reader, now: Date): Promise<SegmentView | null>;
  /** One passenger on a flight, likewise; `within` may be a transaction. */
  passengerOn(
    key: PassengerSegmentKey,
    reader: Reader,
    now: Date,
    within?: Database,
  ): Promise<PassengerSegmentView | null>;
  /** The same in the caller's transaction. */
  findIn(trx: DatabaseTransaction, key: OrderKey, reader: Reader, now: Date): Promise<Order | null>;
  /** The same as it was just before some of its passengers left it. */
  findBefore(key: OrderKey, left: Date, reader: Reader, now: Date): Promise<Order | null>;
  /** The orders of a browser, or member, that wait for payment; the one that is due first comes first. */
  openOf(actor: Actor, now: Date): Promise<Order[]>;
  /**
   * All orders of a member with the tabs they are listed under, the latest first; of those, the ones that a text finds, or all
   * where it is blank. Only the member's own session leads to it.
   */
  ofMember(memberId: string, now: Date, search: string): Promise<ListedOrder[]>;
  /** The orders that are open to a browser for a while, each with the end of it; the one opened last comes first. */
  openedTo(actor: Actor, now: Date): Promise<OpenedOrder[]>;
  /** The ids of the orders that an actor may see, the latest 100. */
  visibleIds(actor: Actor, now: Date): Promise<string[]>;
};

/** How many orders an actor is told of at once. */
const MOST_VISIBLE = 100;

export const orderReading = (sources: Pick<OrderSources, 'db'>): OrderReading => ({
  find: (key, reader, now) => findWholeOrder(sources.db, key, reader, now),
  segmentOn: (key, reader, now) => findSegment(sources.db, key, reader, now),
  passengerOn: (key, reader, now, within = sources.db) => findPassengerOn(within, key, reader, now),
  findIn: findWholeOrder,
  async findBefore(key, left, reader, now) {
    const record = await findOrder(sources.db, key, reader, now);
    return record && orderBefore(sources.db, record, left, reader, now);
  },
  async openOf(actor, now) {
    const records = await openOrdersOf(sources.db, actor, now);
    return Promise.all(records.map((record) => wholeOrder(sources.db, record, actor, now)));
  },
  ofMember: async (memberId, now, search) =>
    listedAt(await memberOrdersOf(sources.db, memberId, search), now),
  async openedTo(actor, now) {
    const { sessionId } = actor;
    const opened = sessionId ? await openedOrdersOf(sources.db, sessionId, now) : [];
    return Promise.all(
      opened.map(async ({ record, until }) => ({
        order: await wholeOrder(sources.db, record, actor, now),
        until,
      })),
    );
  },
  async visibleIds(actor, now) {
    const isKnown = actor.memberId !== null || actor.sessionId !== null;
    return isKnown ? visibleIdsOf(sources.db, actor, now, MOST_VISIBLE) : [];
  },
});
