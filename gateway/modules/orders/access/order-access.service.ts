import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { CodeAnswer } from '#gateway/modules/verification/confirm-code.service.ts';
import type { SecurityEvent } from '#gateway/ports/security-events.ts';
import type { ConfirmOrderAccessErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import {
  claimOrder,
  grantAccess,
  grantSegmentAccess,
  type SegmentAccess,
} from './order-access.repository.ts';
import {
  type AccessDependencies,
  type AccessRequestOutcome,
  ELSEWHERE,
  requestAccess,
} from './request-access.service.ts';

/** Opens an order to a browser for 60 minutes; returns until when. */
export async function openOrder(
  trx: DatabaseTransaction,
  orderId: string,
  sessionId: string,
  now: Date,
): Promise<Date> {
  const until = addMinutes(now, LIMITS.orderAccessMinutes);
  await grantAccess(trx, sessionId, orderId, until);
  await recordEvent(trx, orderId, 'ACCESS_GRANTED', 'TRAVELLER', now);
  return until;
}

/** Opens one flight of an order, and nothing else of it, to a browser for 60 minutes. */
export async function openSegment(
  trx: DatabaseTransaction,
  { orderId, segmentIndex, sessionId }: Omit<SegmentAccess, 'expiresAt'>,
  now: Date,
): Promise<void> {
  const expiresAt = addMinutes(now, LIMITS.orderAccessMinutes);
  await grantSegmentAccess(trx, { sessionId, orderId, segmentIndex, expiresAt });
  await recordEvent(trx, orderId, 'ACCESS_GRANTED', 'TRAVELLER', now, { segmentIndex });
}

type AccessOutcome =
  | { readonly orderIds: readonly string[]; readonly accessExpiresAt: Date }
  | { readonly problem: Exclude<ConfirmOrderAccessErrorCode, 'REQUIRED'> };

/**
 * Opens the orders of a challenge to the browser that asked for it, for 60 minutes, when the code
 * is right. A code that is sent twice by the same browser opens them once and is answered alike. A
 * member who is signed in claims guests' orders so: they are the member's from then on.
 */
const confirmAccess = (
  { db, verification }: AccessDependencies,
  answer: Omit<CodeAnswer, 'purpose'>,
  asker: Asker & { readonly memberId: string | null },
  now: Date,
): Promise<AccessOutcome> =>
  inTransaction(db, async (trx) => {
    const typed = { ...answer, purpose: 'ORDER_ACCESS' } as const;
    const confirmed = await verification.confirm(trx, typed, asker, now);
    if ('problem' in confirmed) return confirmed;
    const { subject, confirmedAt, repeated } = confirmed;
    if (!subject) throw new Error('A code that opens orders without an order');
    if (subject === ELSEWHERE) return { problem: 'OTHER_CHANNEL' };
    const orderIds = subject.split(' ');
    const accessExpiresAt = addMinutes(confirmedAt, LIMITS.orderAccessMinutes);
    if (repeated) return { orderIds, accessExpiresAt };
    for (const orderId of orderIds) {
      if (asker.memberId) await claimOrder(trx, orderId, asker.memberId);
      await openOrder(trx, orderId, asker.sessionId, now);
    }
    return { orderIds, accessExpiresAt };
  });

/** How guests come to orders that another browser made. */
export type OrderAccess = ReturnType<typeof createOrderAccess>;

export const createOrderAccess = (sources: AccessDependencies) => ({
  /** Requests a code to the contact of what is looked for. */
  request: requestAccess.bind(null, sources),
  /** Opens what was found to the browser when the code is right. */
  confirm: confirmAccess.bind(null, sources),
});

/** What a request for access says about who asks; null where it is a usual one. */
export function requestEvent(answer: AccessRequestOutcome): SecurityEvent | null {
  if ('challenge' in answer) return answer.named ? null : 'LOOK_UP_FAILED';
  return answer.problem === 'TOO_MANY_REQUESTS' ? 'LOOK_UP_LIMITED' : null;
}

/** The same of a code that was typed. */
export function codeEvent(outcome: AccessOutcome): SecurityEvent | null {
  if (!('problem' in outcome)) return null;
  if (outcome.problem === 'CODE_WRONG') return 'CODE_WRONG';
  return outcome.problem === 'TOO_MANY_TRIES' ? 'CODE_TRIES_USED_UP' : null;
}
