import type {
  Order,
  OrderParts,
  OrderRecord,
  OrderSegment,
} from '#gateway/modules/orders/order.model.ts';
import { couponStateAt, type Ticket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import { orderStateAt } from '#schema/rules/orders/order-status.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/**
 * Whether no money is taken for an order any more: it is cancelled, or its 50 minutes are over,
 * whether or not a job has recorded it (RULES 1.5).
 */
export const isDead = (order: Pick<OrderRecord, 'state' | 'paymentDueAt'>, now: Date): boolean =>
  order.state === 'CANCELLED' ||
  (order.state === 'PENDING_PAYMENT' && isExpired(order.paymentDueAt, now));

/**
 * When the coupon of a segment is used by the clock: at departure, or later where the flight is
 * cancelled.
 */
export const usedAt = ({
  departsAt,
  unusedUntil = null,
}: Pick<OrderSegment, 'departsAt' | 'unusedUntil'>): Date =>
  unusedUntil !== null && unusedUntil > departsAt ? unusedUntil : departsAt;

function ticketsAt({ segments, tickets }: OrderParts, now: Date): Ticket[] {
  const departures = new Map(segments.map((one) => [one.index, usedAt(one)]));
  return tickets.map((ticket) => ({
    ...ticket,
    coupons: ticket.coupons.map((coupon) => ({
      ...coupon,
      state: couponStateAt(coupon, departures.get(coupon.segmentIndex) ?? now, now),
    })),
  }));
}

/** An order as it is at an instant (RULES 4.2), for a viewer who typed it or did not. */
export function orderAt(
  record: OrderRecord,
  parts: OrderParts,
  now: Date,
  typedByViewer: boolean,
): Order {
  // They may have been issued between the reading of the order and of its tickets: then the order
  // is not yet paid.
  const tickets = record.ticketedAt ? ticketsAt(parts, now) : [];
  const coupons = tickets.flatMap((ticket) => ticket.coupons);
  const state = orderStateAt({ ...record, coupons }, now);
  const clock =
    state === record.state
      ? {}
      : state === 'CANCELLED'
        ? { cancellationCause: 'PAYMENT_WINDOW' as const, closedAt: record.paymentDueAt }
        : { closedAt: record.lastDepartureAt };
  return { ...record, ...parts, ...clock, tickets, state, asOf: now, typedByViewer };
}

/** Whether the time to pay an order has run out. */
export const isLapsed = ({ cancellationCause }: Pick<Order, 'cancellationCause'>): boolean =>
  cancellationCause === 'PAYMENT_WINDOW';
