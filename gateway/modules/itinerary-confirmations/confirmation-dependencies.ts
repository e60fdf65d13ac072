import type { Database } from '#gateway/database/database.ts';
import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Ticket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
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

/**
 * How often an itinerary may be asked for: from one network, which an office may share, and with
 * the same details; and how many codes are written about one ticket, for one network and for all of
 * them. So a stranger who knows the details takes nothing from the traveller, and neither guesses a
 * code nor fills a mailbox. Of the numbers that one network checks only wrong ones count: an
 * authority may check as many confirmations as it is shown.
 */
export const CONFIRMATION_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesForNetwork: { most: 10, windowMinutes: 60 },
  wrongNumbers: { most: 30, windowMinutes: 60 },
  codesOfTicket: { most: 40, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** What itinerary confirmations work with. */
export type ConfirmationDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly orders: Pick<OrderService, 'find' | 'openTo' | 'openedTo' | 'ticketNamed'>;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm'>;
};
