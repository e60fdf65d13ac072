import { flightKeyOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { type Money, sumMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { paymentDueAt } from '#schema/rules/orders/payment-window.ts';
import type { StoredSeatOrder } from './seat-choice.model.ts';
import type { Wish } from './seat-faults.ts';
import { seatOrderAt } from './seat-order-standing.ts';

/** An order for seats that cost something; @throws when there is none */
export const newSeatOrder = (
  { story, ids }: StoryParts,
  wishes: readonly (Wish & { readonly price: SeatPrice })[],
  credit: Money,
  now: Date,
): StoredSeatOrder => {
  const [first] = wishes;
  if (!first) throw new Error('a seat order has a seat');
  const serial = 500_000 + story.count('seat order number');
  const order: StoredSeatOrder = {
    id: ids.uuid(now),
    number: `${commercialDay(now).replaceAll('-', '')}${serial}`,
    orderId: first.one.order.id,
    flightId: flightKeyOf(first.one),
    state: 'PENDING_PAYMENT',
    items: wishes.map(({ one, seat, price }) => ({
      id: ids.uuid(now),
      segmentKey: one.key,
      seatNumber: seat.number,
      state: 'HELD',
      price,
      documentNumber: null,
    })),
    total: sumMoney(
      wishes.map(({ price }) => price.total),
      BRAND.currency,
    ),
    credit,
    createdAt: now,
    paymentDueAt: paymentDueAt('SEAT', now),
    closedAt: null,
    payments: [],
  };
  story.seatOrders.set(order.id, order);
  return order;
};

/** The seat orders of an order, the latest first. */
export const seatOrdersOf = ({ story }: StoryParts, orderId: string, now: Date) =>
  [...story.seatOrders.values()]
    .filter((one) => one.orderId === orderId)
    .map((one) => seatOrderAt(one, now))
    .toReversed();

/** Ends an unpaid seat order: its seats are free. */
export const cancelSeatOrder = ({ story }: StoryParts, order: StoredSeatOrder, now: Date): void => {
  story.seatOrders.set(order.id, {
    ...order,
    state: 'CANCELLED',
    closedAt: now,
    items: order.items.map((item) => ({ ...item, state: 'CANCELLED' })),
  });
  for (const { segmentKey } of order.items) story.seats.delete(segmentKey);
};

/** A seat that is given back, and the order with which it was chosen. */
export type GivenSeat = { readonly key: string; readonly seatOrderId: string | null };

const isLive = ({ state }: StoredSeatOrder['items'][number]): boolean =>
  state === 'HELD' || state === 'CONFIRMED';

/** An order after some of its seats were given back: one without seats is closed, one that lost some goes on with the others. */
const without = (order: StoredSeatOrder, keys: readonly string[], now: Date): StoredSeatOrder => {
  const isPaid = order.state !== 'PENDING_PAYMENT';
  const items = order.items.map((item) =>
    isLive(item) && keys.includes(item.segmentKey)
      ? { ...item, state: isPaid ? ('REFUNDED' as const) : ('CANCELLED' as const) }
      : item,
  );
  const live = items.filter(isLive);
  if (live.length === 0)
    return { ...order, items, state: isPaid ? 'REFUNDED' : 'CANCELLED', closedAt: now };
  if (isPaid) return { ...order, items, state: 'PART_REFUNDED' };
  const total = sumMoney(
    live.map(({ price }) => price.total),
    BRAND.currency,
  );
  return { ...order, items, total };
};

/** Seats that are given back leave their orders. */
export const leaveSeatOrders = (
  { story }: StoryParts,
  given: readonly GivenSeat[],
  now: Date,
): void => {
  for (const id of new Set(given.map(({ seatOrderId }) => seatOrderId ?? ''))) {
    const order = story.seatOrders.get(id);
    const keys = given.filter((one) => one.seatOrderId === id).map(({ key }) => key);
    if (order) story.seatOrders.set(id, without(order, keys, now));
  }
};
