import { isExpired } from '#schema/rules/payment-window.ts';
import { couponStateAt, isOpen } from '../tickets/coupon-state.ts';
import type { Coupon } from '../tickets/ticket.model.ts';
import type { Order, OrderParts, OrderRecord } from './order.model.ts';

/**
 * Whether no money is taken for an order any more: it is cancelled, or its 50 minutes are over, whether or not
 * anything has noticed (DESIGN section 4: expiry is a predicate).
 */
export const isDead = (order: Pick<OrderRecord, 'state' | 'paymentDueAt'>, now: Date): boolean =>
  order.state === 'CANCELLED' ||
  (order.state === 'PENDING_PAYMENT' && isExpired(order.paymentDueAt, now));

const standing = (record: OrderRecord, openCoupons: boolean, now: Date) => {
  if (record.state === 'PENDING_PAYMENT' && isDead(record, now))
    return {
      state: 'CANCELLED',
      cancellationCause: 'PAYMENT_WINDOW',
      closedAt: record.paymentDueAt,
    } as const;
  if (record.state === 'TICKETED' && !openCoupons)
    return { state: 'COMPLETED', closedAt: record.lastDepartureAt } as const;
  return {};
};

/** An order as it stands at an instant (RULES, Status machines), for a reader who typed it or did not. */
export const orderAt = (
  record: OrderRecord,
  parts: OrderParts,
  now: Date,
  typedByReader: boolean,
): Order => {
  const departures = new Map(parts.segments.map(({ index, departsAt }) => [index, departsAt]));
  const couponAt = (coupon: Coupon): Coupon => ({
    ...coupon,
    state: couponStateAt(
      coupon.state,
      departures.get(coupon.segmentIndex) ?? record.lastDepartureAt,
      now,
    ),
  });
  const tickets = parts.tickets.map((ticket) => ({
    ...ticket,
    coupons: ticket.coupons.map(couponAt),
  }));
  const openCoupons = tickets.some(({ coupons }) => coupons.some(({ state }) => isOpen(state)));
  return {
    ...record,
    ...parts,
    tickets,
    ...standing(record, openCoupons, now),
    asOf: now,
    typedByReader,
  };
};
