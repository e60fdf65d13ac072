import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { OrderRecord, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { markTicketed } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { isDead } from '#gateway/modules/orders/read/order-status.ts';
import { segmentsOf } from '#gateway/modules/orders/read/orders.repository.ts';
import type { Coupon, Ticket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import {
  insertTickets,
  nextTicketSerials,
} from '#gateway/modules/orders/tickets/tickets.repository.ts';
import { ticketNumberOf } from '#schema/rules/orders/ticket-number.ts';
import { ticketValidUntil } from '#schema/rules/orders/ticket-validity.ts';

/** For whom and what tickets are issued. */
type TicketIssue = {
  readonly orderId: string;
  readonly passengers: readonly Passenger[];
  /** Those that a coupon is issued for. */
  readonly segments: readonly OrderSegment[];
  /** The ticket that the new one replaces, by passenger; none for a first issue. */
  readonly replaced?: ReadonlyMap<string, string>;
};

/**
 * One ticket a passenger, infants too, with one coupon a segment. @param serials one a passenger
 */
export const ticketsOn = (
  { orderId, passengers, segments, replaced }: TicketIssue,
  serials: readonly number[],
  newId: () => string,
  now: Date,
): Ticket[] =>
  passengers.map((passenger, index): Ticket => {
    const id = newId();
    const couponOf = (segment: OrderSegment, place: number): Coupon => ({
      id: newId(),
      ticketId: id,
      orderId,
      number: place + 1,
      segmentIndex: segment.index,
      state: 'OPEN',
    });
    return {
      id,
      number: ticketNumberOf(BigInt(serials[index] ?? -1)),
      orderId,
      passengerId: passenger.id,
      reissueOf: replaced?.get(passenger.id) ?? null,
      issuedAt: now,
      validUntil: ticketValidUntil(now, null),
      coupons: segments.map(couponOf),
    };
  });

/**
 * Issues the tickets of an order in the caller's transaction (RULES 4.11: an order is confirmed
 * only when its ticket numbers exist).
 */
export async function issueTickets(
  trx: DatabaseTransaction,
  issue: TicketIssue,
  newId: () => string,
  now: Date,
): Promise<Ticket[]> {
  const serials = await nextTicketSerials(trx, issue.passengers.length);
  const tickets = ticketsOn(issue, serials, newId, now);
  await insertTickets(trx, tickets);
  return tickets;
}

/**
 * What became of money that came for an order. Only TICKETED retains it; in the other cases
 * `payments` sends it back.
 */
export type IssueOutcome =
  /** The tickets exist from this transaction on. */
  | 'TICKETED'
  /** It was paid before; a repeated message, or a second payment. */
  | 'ALREADY_TICKETED'
  /** Too late: cancelled, or past its 50 minutes. */
  | 'DEAD';

/**
 * Settles an order with captured money, in the caller's transaction: issues the tickets and queues
 * the receipt. An order is confirmed only when its ticket numbers exist (RULES 4.11).
 * @param order locked by this transaction
 * @param now asked of the database after the wait for that lock
 */
export async function issueOrder(
  trx: DatabaseTransaction,
  { ids, whenTicketed }: Pick<OrderDependencies, 'ids' | 'whenTicketed'>,
  order: OrderRecord,
  paymentId: string,
  now: Date,
): Promise<IssueOutcome> {
  if (order.ticketedAt) return 'ALREADY_TICKETED';
  if (isDead(order, now)) return 'DEAD';
  const { id: orderId } = order;
  const passengers = await passengersOf(trx, orderId);
  const segments = await segmentsOf(trx, orderId);
  await markTicketed(trx, orderId, now);
  await issueTickets(trx, { orderId, passengers, segments }, () => ids.uuid(now), now);
  for (const hook of whenTicketed) await hook(trx, orderId, now);
  await recordEvent(trx, orderId, 'TICKETED', 'PROVIDER', now, { paymentId });
  await enqueue(trx, 'send-receipt', { orderId });
  await notifyMembersOfOrder(trx, orderId, { event: 'ORDER_TICKETED' }, now);
  return 'TICKETED';
}
