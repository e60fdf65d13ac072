import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { countWithin } from '#gateway/limits/rate-windows.repository.ts';
import type { ConfirmOrderAccessErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { challengeProblem } from '#schema/rules/access/verification-code.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { ACCESS_LIMITS } from './access-limits.ts';
import { type Challenge, countTry, lockChallenge, markUsed } from './challenges.repository.ts';
import type { Asker } from './request-access.service.ts';
import { isCodeOf } from './verification-code.ts';
import type { VerificationSources } from './verification-sources.ts';

export type AccessOutcome =
  | { readonly orderId: string; readonly accessExpiresAt: Date }
  | { readonly problem: Exclude<ConfirmOrderAccessErrorCode, 'REQUIRED'> };

const wrongCode = async (trx: DatabaseTransaction, { id, tries }: Challenge) => {
  await countTry(trx, id);
  const last = tries + 1 >= LIMITS.verificationCode.tries;
  return { problem: last ? 'TOO_MANY_TRIES' : 'CODE_WRONG' } as const;
};

/**
 * Opens the order of a challenge to the browser that asked for it, for 60 minutes, when the code is right. A code that
 * is sent twice by the same browser opens the order once and is answered alike.
 */
export const confirmAccess = (
  { db, keys, orders }: VerificationSources,
  { challengeId, code }: { readonly challengeId: string; readonly code: string },
  { sessionId, address }: Asker,
  now: Date,
): Promise<AccessOutcome> =>
  inTransaction(db, async (trx) => {
    const key = keyedHash(keys)('tries from', networkOf(address));
    if (!(await countWithin(trx, key, ACCESS_LIMITS.triesFromAddress, now)))
      return { problem: 'TOO_MANY_TRIES' };
    const challenge = await lockChallenge(trx, challengeId, sessionId);
    if (!challenge) return { problem: 'CODE_WRONG' };
    const { createdAt: sentAt, tries: wrongTries, usedAt } = challenge;
    const problem = challengeProblem({ sentAt, wrongTries }, now);
    if (problem) return { problem };
    const right = isCodeOf(keys, { ...challenge, challengeId }, code);
    if (!right || !challenge.orderId) return wrongCode(trx, challenge);
    const { orderId } = challenge;
    if (usedAt) return { orderId, accessExpiresAt: addMinutes(usedAt, LIMITS.orderAccessMinutes) };
    await markUsed(trx, challenge.id, now);
    return { orderId, accessExpiresAt: await orders.openTo(trx, orderId, sessionId, now) };
  });
