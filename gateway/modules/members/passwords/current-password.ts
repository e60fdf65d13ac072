import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { knownBrowser } from '#gateway/modules/members/notifications/known-browsers.repository.ts';
import { countPasswordTry } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import type { SignedInMember } from '#gateway/modules/members/signed-in-member.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

/** The login password, typed once more. */
export type PasswordEntry = {
  readonly typed: string;
  /** The hash that it must fit. */
  readonly stored: string;
};

/**
 * What is wrong with the present login password; null when it is right. Its tries count with those
 * of the sign-in: a session that was stolen guesses no more often than a stranger.
 */
export async function currentPasswordProblem(
  { db, keys, hashes }: MemberDependencies,
  { typed, stored }: PasswordEntry,
  { memberId, address, browser }: SignedInMember,
  now: Date,
): Promise<'REQUIRED' | 'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS' | null> {
  if (typed === '') return 'REQUIRED';
  const known = await knownBrowser(db, memberId, browser);
  const tried = { account: memberId, address, known };
  if (await inTransaction(db, (trx) => countPasswordTry(keys, trx, tried, now)))
    return 'TOO_MANY_REQUESTS';
  // What no password can be is compared as none: a hash of a long text would cost more.
  const comparable = typed.length <= LIMITS.loginPassword.maxLength ? typed : '';
  return (await hashes.isOf(stored, comparable)) ? null : 'PASSWORD_WRONG';
}
