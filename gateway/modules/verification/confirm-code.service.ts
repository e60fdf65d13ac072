import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { type ChallengeProblem, challengeProblem } from '#schema/rules/access/verification-code.ts';
import type { Asker } from './challenge-code.service.ts';
import { type Challenge, countTry, lockChallenge, markUsed } from './challenges.repository.ts';
import { isCodeOf } from './verification-code.ts';
import type { VerificationDependencies, VerificationPurpose } from './verification-dependencies.ts';

/** A code as it was typed. */
export type CodeAnswer = {
  readonly purpose: VerificationPurpose;
  /** Another purpose whose codes serve this one too. */
  readonly orPurpose?: VerificationPurpose;
  readonly challengeId: string;
  readonly code: string;
};

/** What a right code proves. */
export type ConfirmedCode = {
  readonly recipient: string;
  readonly subject: string | null;
  /** The language in which the code was asked for. */
  readonly locale: Locale;
  /** When the code was first typed right. */
  readonly confirmedAt: Date;
  /** Whether it had been typed right before: it opens nothing a second time. */
  readonly repeated: boolean;
};

export type ConfirmOutcome = ConfirmedCode | { readonly problem: 'CODE_WRONG' | ChallengeProblem };

/**
 * Codes of any purpose that may be tried from one network, which a family or an office may share.
 */
const TRIES_FROM_NETWORK = { most: 60, windowMinutes: 10 } as const satisfies RateLimit;

async function wrongCode(trx: DatabaseTransaction, { id, tries }: Challenge) {
  await countTry(trx, id);
  const last = tries + 1 >= LIMITS.verificationCode.tries;
  return { problem: last ? 'TOO_MANY_TRIES' : 'CODE_WRONG' } as const;
}

/**
 * Checks a code in the caller's transaction, which must be committed when the code is wrong: tries
 * are counted in it. A code is right only for its purpose, and in the browser that asked for it.
 */
export async function confirmCode(
  { keys }: Pick<VerificationDependencies, 'keys'>,
  trx: DatabaseTransaction,
  { purpose, orPurpose, challengeId, code }: CodeAnswer,
  { sessionId, address }: Asker,
  now: Date,
): Promise<ConfirmOutcome> {
  const key = keyedHash(keys)('tries from', clientNetwork(address));
  if (!(await countWithin(trx, key, TRIES_FROM_NETWORK, now))) return { problem: 'TOO_MANY_TRIES' };
  const challenge = await lockChallenge(trx, challengeId, sessionId);
  if (!challenge || ![purpose, orPurpose].includes(challenge.purpose))
    return { problem: 'CODE_WRONG' };
  const { createdAt: sentAt, tries: wrongTries, usedAt, locale } = challenge;
  const problem = challengeProblem({ sentAt, wrongTries }, now);
  if (problem) return { problem };
  // Each is compared, also after one has fitted: how long that takes must not tell which.
  const [proved] = [challenge, ...challenge.others].filter(({ recipient }) =>
    isCodeOf(keys, { purpose: challenge.purpose, challengeId, recipient }, code),
  );
  if (!proved || proved.recipient === null) return wrongCode(trx, challenge);
  const { recipient, subject } = proved;
  if (usedAt) return { recipient, subject, locale, confirmedAt: usedAt, repeated: true };
  await markUsed(trx, challenge.id, proved, now);
  return { recipient, subject, locale, confirmedAt: now, repeated: false };
}
