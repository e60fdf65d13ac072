import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import { once } from '#gateway/requests/idempotent.ts';
import { outcomeOf } from '#gateway/requests/refused.ts';
import type { OpenItineraryConfirmationErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { receiptAvailability } from '#schema/rules/after-sale/itinerary-availability.ts';
import type { ConfirmationDependencies } from './confirmation-dependencies.ts';
import type { CodeSubmission } from './itinerary-confirmations.input.ts';
import { saveConfirmation } from './itinerary-confirmations.repository.ts';

type Problem = Exclude<OpenItineraryConfirmationErrorCode, 'REQUIRED'>;

export type OpenOutcome = { readonly confirmationId: string } | { readonly problem: Problem };

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
