import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { challengeDeadlines, resendProblem } from '#schema/rules/access/verification-code.ts';
import { type CodeRecipient, insertChallenge, latestFor } from './challenges.repository.ts';
import type { VerificationDependencies, VerificationPurpose } from './verification-dependencies.ts';

/** Who asks, and from where. */
export type Asker = { readonly sessionId: string; readonly address: string };

/** How many codes may be sent under a keyed hash. */
export type CodeQuota = { readonly key: Buffer; readonly limit: RateLimit };

/** A code that is asked for. */
export type ChallengeRequest = {
  readonly purpose: VerificationPurpose;
  /** Who gets the code; null where there is no one to send it to, and then no code is right. */
  readonly recipient: string | null;
  /** What the code opens, in the words of its purpose; null when the recipient says it all. */
  readonly subject: string | null;
  /**
   * Further mailboxes that the same details name: each gets a code of its own, for what it may open
   * (RULES 4.20).
   */
  readonly others?: readonly CodeRecipient[];
  /** Keyed hash of what was asked for, and by which asker: for each there is one code a minute. */
  readonly target: Buffer;
  /**
   * Past one of them the code is not sent. That is never reported: it would reveal whether there is
   * a recipient.
   */
  readonly quotas: readonly CodeQuota[];
  readonly asker: Asker;
  readonly locale: Locale;
};

/** The most mailboxes that get a code for the same details. */
const MOST_MAILBOXES = 5;

const isSameMailbox = (a: { readonly recipient: string }, b: { readonly recipient: string }) =>
  a.recipient.toLowerCase() === b.recipient.toLowerCase();

/**
 * Those who get a code of their own: of those with the same mailbox the first, since capitals
 * before the @ are so rarely told apart that travellers do not know of them. No more than may get
 * one.
 */
export const distinctMailboxes = <One extends { readonly recipient: string }>(
  all: readonly One[],
): One[] =>
  all
    .filter((one, at) => all.findIndex((other) => isSameMailbox(other, one)) === at)
    .slice(0, MOST_MAILBOXES);

/** A challenge as the client sees it: nothing in it reveals whether a code was sent. */
export type PublicChallenge = {
  readonly id: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
};

export type ChallengeOutcome =
  | { readonly challenge: PublicChallenge }
  | { readonly problem: 'TOO_SOON' };

/**
 * Leaves a code to be sent, in the caller's transaction. The answer, and the work for it, are the
 * same where there is no recipient.
 */
export async function challengeCode(
  { ids }: Pick<VerificationDependencies, 'ids'>,
  trx: DatabaseTransaction,
  request: ChallengeRequest,
  now: Date,
): Promise<ChallengeOutcome> {
  const { purpose, target, quotas, others = [], asker, locale } = request;
  const problem = resendProblem(await latestFor(trx, purpose, target), now);
  if (problem) return { problem };
  let within = true;
  for (const { key, limit } of quotas) within = (await countWithin(trx, key, limit, now)) && within;
  const id = ids.uuid(now);
  const { expiresAt, resendAt } = challengeDeadlines(now);
  await insertChallenge(trx, {
    id,
    purpose,
    sessionId: asker.sessionId,
    target,
    subject: within ? request.subject : null,
    recipient: within ? request.recipient : null,
    others: within ? others : [],
    locale,
    createdAt: now,
    expiresAt,
  });
  // A job each: an address that refuses its message does not hold up the others'.
  for (const at of [null, ...others].keys())
    await enqueue(trx, 'send-verification-code', { challengeId: id, at }, { urgent: true });
  return { challenge: { id, expiresAt, resendAt } };
}
