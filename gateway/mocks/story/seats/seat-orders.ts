import { openAttempt, paid } from '#gateway/mocks/story/payments/story-payments.ts';
import { flightKeyOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-services.ts';
import { isOpen, paymentAt } from '#gateway/modules/payments/payment-standing.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { type Money, subtractMoney, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { paymentDueAt } from '#schema/rules/orders/payment-window.ts';
import type { StoredSeatOrder } from './seat-choice.model.ts';
import type { Wish } from './seat-faults.ts';
import { seatOrderAt } from './seat-standing.ts';

/** What is to be paid now. */
export const seatsDue = ({ state, total, credit }: StoredSeatOrder): Money =>
  state === 'PENDING_PAYMENT' ? subtractMoney(total, credit) : zeroMoney(total.currency);

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
    ...{ id: ids.uuid(now), number: `${commercialDay(now).replaceAll('-', '')}${serial}` },
    ...{ orderId: first.one.order.id, flightId: flightKeyOf(first.one), state: 'PENDING_PAYMENT' },
    items: wishes.map(({ one, seat, price }) => ({
      ...{ id: ids.uuid(now), segmentKey: one.key, seatNumber: seat.number, state: 'HELD', price },
      documentNumber: null,
    })),
    total: sumMoney(
      wishes.map(({ price }) => price.total),
      BRAND.currency,
    ),
    ...{ credit, createdAt: now, paymentDueAt: paymentDueAt('SEAT', now), closedAt: null },
    payments: [],
  };
  story.seatOrders.set(order.id, order);
  return order;
};

/** One seat order as it is now. */
export const findSeatOrder = (
  { story }: StoryParts,
  id: string,
  now: Date,
): StoredSeatOrder | null => {
  const found = story.seatOrders.get(id);
  return found ? seatOrderAt(found, now) : null;
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
    ...{ ...order, state: 'CANCELLED', closedAt: now },
    items: order.items.map((item) => ({ ...item, state: 'CANCELLED' })),
  });
  for (const { segmentKey } of order.items) story.seats.delete(segmentKey);
};

/** Begins to pay a seat order, or goes on with the attempt that is open; null when nothing is due. */
export const startSeatPayment = (
  { story, ids }: StoryParts,
  order: StoredSeatOrder,
  locale: Locale,
  now: Date,
) => {
  const open = order.payments.find((one) => isOpen(paymentAt(one, now)));
  if (open || order.state !== 'PENDING_PAYMENT') return open ?? null;
  const amount = seatsDue(order);
  const attempt = openAttempt(
    { id: order.id, amount, dueAt: order.paymentDueAt },
    { ids },
    locale,
    now,
  );
  story.seatOrders.set(order.id, { ...order, payments: [attempt, ...order.payments] });
  return attempt;
};

/** Confirms the seats of an order whose traveller says that it is paid; whether it is. */
export const confirmSeatPayment = (
  { story }: StoryParts,
  order: StoredSeatOrder,
  now: Date,
): boolean => {
  const [latest, ...earlier] = order.payments;
  if (order.state === 'PAID') return true;
  if (!latest || !isOpen(paymentAt(latest, now))) return false;
  const items = order.items.map((item) => ({
    ...{ ...item, state: 'CONFIRMED' as const },
    documentNumber: `${BRAND.ticketPrefix}8${String(story.count('seat document')).padStart(9, '0')}`,
  }));
  story.seatOrders.set(order.id, {
    ...{ ...order, state: 'PAID', items, payments: [paid(latest, now), ...earlier] },
  });
  for (const { segmentKey, documentNumber } of items) {
    const seat = story.seats.get(segmentKey);
    if (seat)
      story.seats.set(segmentKey, { ...seat, state: 'CONFIRMED', heldUntil: null, documentNumber });
  }
  return true;
};
