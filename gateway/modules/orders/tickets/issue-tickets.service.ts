import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { ticketNumberOf } from '#schema/rules/orders/ticket-number.ts';
import { ticketValidUntil } from '#schema/rules/orders/ticket-validity.ts';
import type { Coupon, Ticket } from './ticket.model.ts';
import { insertTickets, nextTicketSerials } from './tickets.repository.ts';

/** For whom and what tickets are issued. */
export type TicketIssue = {
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
