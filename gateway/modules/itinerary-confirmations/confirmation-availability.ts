import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Ticket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import { receiptAvailability } from '#schema/rules/after-sale/itinerary-availability.ts';

/** Until when the itinerary of a ticket is given, or why it is not (RULES 8.17). */
export function availabilityOf({ ticketedAt, segments }: Order, { coupons }: Ticket, now: Date) {
  const arrivals = new Map(segments.map(({ index, arrivesAt }) => [index, arrivesAt]));
  const flown = coupons.map(({ state, segmentIndex }) => ({
    state,
    arrivesAt: arrivals.get(segmentIndex) ?? now,
  }));
  return receiptAvailability(ticketedAt, flown, now);
}
