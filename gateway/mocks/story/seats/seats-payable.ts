import type { Makings } from '#gateway/mocks/story/orders/place-order.ts';
import { openAttempt, openOf, paid } from '#gateway/mocks/story/payments/attempts.ts';
import type { StoryPayable } from '#gateway/mocks/story/payments/story-payable.ts';
import type { PayableOrder } from '#gateway/modules/payments/payable.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { StoredSeatOrder } from './seat-choice.model.ts';
import { findSeatOrder, seatsDue } from './seat-order-standing.ts';

type Kept = Pick<Makings, 'story' | 'ids'>;

/** A seat order whose money has come: its seats are confirmed, each with a document. */
const confirmSeats = ({ story }: Kept, order: StoredSeatOrder, now: Date): void => {
  const [latest, ...earlier] = order.payments;
  if (!latest) throw new Error('a seat order is paid by an attempt');
  const items = order.items.map((item) => ({
    ...item,
    state: 'CONFIRMED' as const,
    documentNumber: `${BRAND.ticketPrefix}8${String(story.count('seat document')).padStart(9, '0')}`,
  }));
  story.seatOrders.set(order.id, {
    ...order,
    state: 'PAID',
    items,
    payments: [paid(latest, now), ...earlier],
  });
  for (const { segmentKey, documentNumber } of items) {
    const seat = story.seats.get(segmentKey);
    if (seat)
      story.seats.set(segmentKey, { ...seat, state: 'CONFIRMED', heldUntil: null, documentNumber });
  }
};

/** Seat orders of the story as something that is paid for. */
export const seatsPayable = (kept: Kept): StoryPayable => {
  const { seatOrders } = kept.story;
  return {
    show(id, now) {
      const order = findSeatOrder(kept, id, now);
      return order && ({ ...order, __typename: 'SeatOrder' } as object as PayableOrder);
    },
    toPay(id, now) {
      const order = findSeatOrder(kept, id, now);
      return order && { due: seatsDue(order), offsettable: seatsDue(order) };
    },
    payments: (id) => seatOrders.get(id)?.payments ?? [],
    start(id, { locale, points }, now) {
      const order = findSeatOrder(kept, id, now);
      if (!order) return { payment: null, code: 'ORDER_NOT_FOUND' };
      const open = openOf(order.payments, now);
      if (open) return { payment: open, code: null };
      if (order.state === 'PAID') return { payment: null, code: 'ALREADY_PAID' };
      if (order.state !== 'PENDING_PAYMENT') return { payment: null, code: 'SEAT_HOLD_EXPIRED' };
      const due = { amount: seatsDue(order), points, dueAt: order.paymentDueAt };
      const key = { payable: { kind: 'SEAT_ORDER', id }, orderId: order.orderId } as const;
      const payment = openAttempt({ ...key, ...due }, kept, locale, now);
      seatOrders.set(id, { ...order, payments: [payment, ...order.payments] });
      return { payment, code: null };
    },
    confirm(id, now) {
      const order = findSeatOrder(kept, id, now);
      if (!order) return null;
      if (order.state === 'PAID') return 'PAID';
      const [latest] = order.payments;
      if (!latest || openOf([latest], now) === null) return 'NOT_PAID';
      confirmSeats(kept, order, now);
      return 'PAID';
    },
  };
};
