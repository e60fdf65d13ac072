import { inTransaction } from '#gateway/database/transaction.ts';
import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { CodeAnswer } from '#gateway/modules/verification/confirm-code.service.ts';
import type { ConfirmCheckInAccessErrorCode } from '#gateway/resolvers.gen.ts';
import type { FlightOfOrder } from './looked-up-flight.repository.ts';

export type CheckInAccessOutcome =
  | FlightOfOrder
  | { readonly problem: Exclude<ConfirmCheckInAccessErrorCode, 'REQUIRED'> };

/**
 * Opens the flight of a challenge, and nothing else of its booking, to the browser that asked for it, for 60 minutes, when the code
 * is right. A code that is sent twice by the same browser opens it once and is answered alike.
 */
export const confirmCheckInAccess = (
  { db, verification, orders }: CheckInSources,
  answer: Omit<CodeAnswer, 'purpose'>,
  asker: Asker,
  now: Date,
): Promise<CheckInAccessOutcome> =>
  inTransaction(db, async (trx) => {
    const typed = { ...answer, purpose: 'CHECK_IN_ACCESS' } as const;
    const confirmed = await verification.confirm(trx, typed, asker, now);
    if ('problem' in confirmed) return confirmed;
    const [orderId, index] = confirmed.subject?.split(' ') ?? [];
    if (!orderId) throw new Error('A code that opens a flight without a flight');
    const flight = { orderId, segmentIndex: Number(index) };
    if (!confirmed.repeated)
      await orders.openSegmentTo(trx, { ...flight, sessionId: asker.sessionId }, now);
    return flight;
  });
