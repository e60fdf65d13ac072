import { purchaseAt } from '#gateway/modules/payments/purchases/purchase.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { ChosenSeat, SeatOrder } from './seat.model.ts';

/**
 * A seat at an instant: a hold past its time is EXPIRED, whether or not a job has recorded it
 * (RULES 1.5).
 */
const seatAt = (seat: ChosenSeat, now: Date): ChosenSeat =>
  seat.heldUntil && isExpired(seat.heldUntil, now)
    ? { ...seat, state: 'EXPIRED', heldUntil: null }
    : seat;

/** A seat order at an instant: past its 20 minutes it is CANCELLED likewise. */
export const seatOrderAt = (order: SeatOrder, now: Date): SeatOrder => ({
  ...purchaseAt(order, now),
  items: order.items.map((item) => seatAt(item, now)),
});

/** Whether a seat is its passenger's. */
export const isLive = ({ state }: Pick<ChosenSeat, 'state'>): boolean =>
  state === 'HELD' || state === 'CONFIRMED';
