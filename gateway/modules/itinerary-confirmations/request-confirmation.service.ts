import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { createRateLimiter } from '#gateway/limits/rate-limiter.ts';
import type { NamedTicket } from '#gateway/modules/orders/tickets/named-ticket.ts';
import type {
  Asker,
  ChallengeOutcome,
} from '#gateway/modules/verification/challenge-code.service.ts';
import { normalizeEmail } from '#schema/rules/travellers/contact.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import { CONFIRMATION_LIMITS, type ConfirmationDependencies } from './confirmation-dependencies.ts';
import type { TicketDetails } from './itinerary-confirmations.input.ts';

export type ConfirmationRequestOutcome =
  | ChallengeOutcome
  | { readonly problem: 'TOO_MANY_REQUESTS' };

/**
 * Mail servers that distinguish capitals before the @ are so rare that travellers do not know of
 * them.
 */
const sameMailbox = (a: string, b: string): boolean =>
  normalizeEmail(a).toLowerCase() === normalizeEmail(b).toLowerCase();

const fits = (ticket: NamedTicket, details: TicketDetails): boolean =>
  sameName(ticket, details.name) &&
  sameMailbox(ticket.recipient, details.email) &&
  ticket.coupons.some(
    ({ flightNumber, departureDate }) =>
      flightNumber === details.flightNumber && departureDate === details.flightDate,
  );

/**
 * Requests a code to the contact of a ticket that all five details name. The answer, and the work
 * for it, are the same where there is no such ticket or one of them is another's (RULES 10.3).
 */
export const requestConfirmation = (
  { db, keys, orders, verification }: ConfirmationDependencies,
  details: TicketDetails,
  from: Asker,
  now: Date,
): Promise<ConfirmationRequestOutcome> =>
  inTransaction(db, async (trx) => {
    const { hash, within } = createRateLimiter(trx, keys, now);
    const network = hash('network', clientNetwork(from.address));
    if (!(await within(CONFIRMATION_LIMITS.address, 'itinerary from', network)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const { ticketNumber, flightNumber, flightDate, name, email, locale } = details;
    const named = await orders.ticketNamed(trx, { number: ticketNumber }, now);
    const found = named && fits(named, details) ? named : null;
    const typed = [ticketNumber, flightNumber, flightDate, name.lastName, name.firstName];
    const target = hash('ticket', ...typed, email.toLowerCase(), network);
    if (!(await within(CONFIRMATION_LIMITS.target, 'itinerary of', target)))
      return { problem: 'TOO_MANY_REQUESTS' };
    // Counted where nothing was found too: the work must not reveal whether the details fit.
    const ticket = hash('named ticket', found?.ticketId ?? target);
    const { codesForNetwork, codesOfTicket } = CONFIRMATION_LIMITS;
    const request = {
      purpose: 'ITINERARY_CONFIRMATION',
      recipient: found?.recipient ?? null,
      subject: found?.ticketId ?? null,
      target,
      quotas: [
        { key: hash('itinerary codes for', ticket, network), limit: codesForNetwork },
        { key: hash('itinerary codes of', ticket), limit: codesOfTicket },
      ],
      asker: from,
      locale,
    } as const;
    return verification.challenge(trx, request, now);
  });
