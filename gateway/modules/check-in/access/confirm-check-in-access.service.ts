import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { CodeAnswer } from '#gateway/modules/verification/confirm-code.service.ts';
import type { ConfirmCheckInAccessErrorCode } from '#gateway/resolvers.gen.ts';
import { otherChannelSegment, readSubject } from './other-channel-flight.ts';

export type CheckInAccessOutcome =
  | FlightOfOrder
  | { readonly problem: Exclude<ConfirmCheckInAccessErrorCode, 'REQUIRED'> };

/**
 * The flight that a code stands for. One that another channel has sold becomes an order now that
 * its contact has the code; null where the seller has cancelled it meanwhile.
 */
async function flightOfSubject(
  trx: DatabaseTransaction,
  { tickets, orders }: CheckInDependencies,
  subject: string,
  now: Date,
): Promise<FlightOfOrder | null> {
  const elsewhere = readSubject(subject);
  if (!elsewhere) {
    const [orderId, index] = subject.split(' ');
    if (!orderId) throw new Error('A code that opens a flight without a flight');
    return { orderId, segmentIndex: Number(index) };
  }
  const { ticketNumber, locale, ...flight } = elsewhere;
  const [booking] = await tickets.find({ kind: 'TICKET_NUMBER', value: ticketNumber }, now);
  const segmentIndex = booking ? otherChannelSegment(booking, flight) : null;
  if (!booking || segmentIndex === null) return null;
  return { orderId: await orders.adopt(trx, booking, locale, now), segmentIndex };
}

/**
 * Opens the flight of a challenge, and nothing else of its booking, to the browser that asked for
 * it, for 60 minutes, when the code is right. A code that is sent twice by the same browser opens
 * it once and is answered alike.
 */
export const confirmCheckInAccess = (
  sources: CheckInDependencies,
  answer: Omit<CodeAnswer, 'purpose'>,
  asker: Asker,
  now: Date,
): Promise<CheckInAccessOutcome> =>
  inTransaction(sources.db, async (trx) => {
    const { verification, orders } = sources;
    const typed = { ...answer, purpose: 'CHECK_IN_ACCESS' } as const;
    const confirmed = await verification.confirm(trx, typed, asker, now);
    if ('problem' in confirmed) return confirmed;
    const flight = await flightOfSubject(trx, sources, confirmed.subject ?? '', now);
    if (!flight) return { problem: 'CODE_WRONG' };
    if (!confirmed.repeated)
      await orders.openSegmentTo(trx, { ...flight, sessionId: asker.sessionId }, now);
    return flight;
  });
