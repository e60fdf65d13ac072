import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import { countPasswordTry } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

/** A member who types the login password once more, and from where. */
export type PasswordEntry = {
  readonly memberId: string;
  readonly address: string;
  readonly typed: string;
  /** The hash that it must fit. */
  readonly stored: string;
};

/**
 * What is wrong with the present login password; null when it is right. Its tries count with those of the
 * sign-in: a session that was stolen guesses no more often than a stranger.
 */
export const currentPasswordProblem = async (
  { db, keys, hashes }: MemberSources,
  { memberId, address, typed, stored }: PasswordEntry,
  now: Date,
): Promise<'REQUIRED' | 'PASSWORD_WRONG' | 'TOO_MANY_REQUESTS' | null> => {
  if (typed === '') return 'REQUIRED';
  const tried = { account: memberId, address };
  if (await inTransaction(db, (trx) => countPasswordTry(keys, trx, tried, now)))
    return 'TOO_MANY_REQUESTS';
  // What no password can be is compared as none: a hash of a long text would cost more.
  const comparable = typed.length <= LIMITS.loginPassword.maxLength ? typed : '';
  return (await hashes.isOf(stored, comparable)) ? null : 'PASSWORD_WRONG';
};
