import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { createRateLimiter } from '#gateway/limits/rate-limiter.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { NamedTicket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import type {
  Asker,
  ChallengeOutcome,
} from '#gateway/modules/verification/challenge-code.service.ts';
import { once } from '#gateway/requests/idempotent.ts';
import { outcomeOf } from '#gateway/requests/refused.ts';
import type { OpenItineraryConfirmationErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { receiptAvailability } from '#schema/rules/after-sale/itinerary-availability.ts';
import { normalizeEmail } from '#schema/rules/travellers/contact.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import { CONFIRMATION_LIMITS, type ConfirmationDependencies } from './confirmation-dependencies.ts';
import type { CodeSubmission, TicketDetails } from './itinerary-confirmations.input.ts';
import { saveConfirmation } from './itinerary-confirmations.repository.ts';

type ConfirmationRequestOutcome = ChallengeOutcome | { readonly problem: 'TOO_MANY_REQUESTS' };

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

type Problem = Exclude<OpenItineraryConfirmationErrorCode, 'REQUIRED'>;

type OpenOutcome = { readonly confirmationId: string } | { readonly problem: Problem };

/** The ticket that a right code names, if its itinerary is given now. */
async function ticketOf(
  { orders }: ConfirmationDependencies,
  trx: DatabaseTransaction,
  ticketId: string | null,
  now: Date,
) {
  const ticket = ticketId && (await orders.ticketNamed(trx, { id: ticketId }, now));
  if (!ticket) return { problem: 'RECEIPT_NOT_AVAILABLE' } as const;
  const { problem } = receiptAvailability(ticket.purchasedAt, ticket.coupons, now);
  if (problem === 'RECEIPT_PERIOD_OVER') return { problem };
  return problem ? ({ problem: 'RECEIPT_NOT_AVAILABLE' } as const) : ticket;
}

/**
 * Opens the itinerary of a ticket, with its order, to the browser that asked for the code, for 60
 * minutes, and leaves it to be sent to the contact. The same key does both once, and so does a code
 * that was typed right before.
 */
export async function openConfirmation(
  sources: ConfirmationDependencies,
  { idempotencyKey, challengeId, code }: CodeSubmission,
  asker: Asker & { readonly memberId: string | null },
  now: Date,
): Promise<OpenOutcome> {
  const { db, ids, orders, verification } = sources;
  const typed = { purpose: 'ITINERARY_CONFIRMATION', challengeId, code } as const;
  const { answer, code: problem } = await outcomeOf<Problem, OpenOutcome>(() =>
    inTransaction(db, async (trx) => {
      const confirmed = await verification.confirm(trx, typed, asker, now);
      if ('problem' in confirmed) return confirmed;
      const ticket = await ticketOf(sources, trx, confirmed.subject, now);
      if ('problem' in ticket) return ticket;
      const { ticketId, orderId } = ticket;
      const request = { idempotencyKey, challengeId };
      return once(trx, 'openItineraryConfirmation', request, asker, async () => {
        const number = ids.reference(LIMITS.itineraryNumberLength);
        const made = { id: ids.uuid(now), number, ticketId, locale: confirmed.locale };
        const confirmationId = await saveConfirmation(trx, made, now);
        if (!confirmed.repeated) {
          await orders.openTo(trx, orderId, asker.sessionId, now);
          await enqueue(trx, 'send-itinerary-confirmation', { confirmationId });
          await notifyMembersOfOrder(trx, orderId, { event: 'ITINERARY_CONFIRMED' }, now);
        }
        return { confirmationId };
      });
    }),
  );
  return problem ? { problem } : answer;
}
