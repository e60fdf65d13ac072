import type { Database } from '#gateway/database/database.ts';
import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import type { ChosenSeat, SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import {
  loadSeatOrder,
  loadSeatOrderOfItem,
  loadSeatOrdersOf,
} from '#gateway/modules/seats/seat-orders.repository.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, subtractMoney, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/**
 * A seat at an instant: a hold past its time is EXPIRED, whether or not a job has recorded it
 * (RULES 1.5).
 */
const seatAt = (seat: ChosenSeat, now: Date): ChosenSeat =>
  seat.heldUntil && isExpired(seat.heldUntil, now)
    ? { ...seat, state: 'EXPIRED', heldUntil: null }
    : seat;

/** A seat order at an instant: past its 20 minutes it is CANCELLED likewise. */
const seatOrderAt = (order: SeatOrder, now: Date): SeatOrder => ({
  ...purchaseAt(order, now),
  items: order.items.map((item) => seatAt(item, now)),
});

/** Whether a seat is its passenger's. */
export const isLive = ({ state }: Pick<ChosenSeat, 'state'>): boolean =>
  state === 'HELD' || state === 'CONFIRMED';

/** One seat order as it is at an instant, if the viewer may see its flight order. */
export async function findSeatOrder(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder | null> {
  const order = await loadSeatOrder(db, id, viewer, now);
  return order && seatOrderAt(order, now);
}

/** The seat order of one of its items. */
export async function findSeatOrderOfItem(
  db: Database,
  itemId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder | null> {
  const order = await loadSeatOrderOfItem(db, itemId, viewer, now);
  return order && seatOrderAt(order, now);
}

/** The seat orders of a flight order that the viewer may see, the latest first. */
export async function seatOrdersOf(
  db: Database,
  orderId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder[]> {
  const orders = await loadSeatOrdersOf(db, orderId, viewer, now);
  return orders.map((order) => seatOrderAt(order, now));
}

/**
 * The seat orders that wait for payment among seats, by the place of the segment that they are for.
 */
export const unpaidIn = (chosen: readonly ChosenSeat[]): ReadonlyMap<number, string> =>
  new Map(
    chosen.flatMap(({ state, seatOrderId, segmentIndex }) =>
      state === 'HELD' && seatOrderId ? [[segmentIndex, seatOrderId]] : [],
    ),
  );

/** The items that a seat order is about: while it waits for payment, those that still do. */
const countedIn = ({ items, state }: SeatOrder) =>
  state === 'PENDING_PAYMENT' ? items.filter((item) => item.state === 'HELD') : items;

/** What the seats of an order cost together. */
export const totalOf = (order: SeatOrder): Money =>
  sumMoney(
    countedIn(order).map(({ price }) => price.total),
    BRAND.currency,
  );

/** What was paid for seats given back in exchange, and counts towards it. */
export const creditOf = (order: SeatOrder): Money =>
  sumMoney(
    countedIn(order).map(({ credit }) => credit),
    BRAND.currency,
  );

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = (order: SeatOrder): Money =>
  order.state === 'PENDING_PAYMENT'
    ? subtractMoney(totalOf(order), creditOf(order))
    : zeroMoney(BRAND.currency);
