import { inTransaction } from '#gateway/database/transaction.ts';
import { provenByOwnCode } from '#gateway/modules/members/codes/change-of-contact.ts';
import type { SignedInMember } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { addressesOf } from '#gateway/modules/members/members.repository.ts';
import { knownBrowser } from '#gateway/modules/members/notifications/known-browsers.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import { countPasswordTry } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import type { ChangeLoginPasswordErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { isOwnMailbox } from '#schema/rules/access/easy-password.ts';
import { pointsHeldUntil } from '#schema/rules/club/points-hold.ts';
import type { PasswordChange } from './change-password.input.ts';
import { findHash, holdPoints, lockHash, storeHash } from './passwords.repository.ts';

/** The login password, typed once more. */
type PasswordEntry = {
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

/** Why a login password stays as it is; null when it was changed. */
export type PasswordChangeProblem = ChangeLoginPasswordErrorCode | null;

/**
 * Why a change is not proved by what the member had before (RULES 10.17): a session alone proves
 * nothing.
 */
async function proofProblem(
  sources: MemberDependencies,
  { proof, currentPassword }: PasswordChange,
  stored: string | null,
  asker: SignedInMember,
  now: Date,
): Promise<PasswordChangeProblem> {
  if (proof) return provenByOwnCode(sources, 'RESET_LOGIN_PASSWORD', proof, asker, now);
  if (stored === null) return 'OWN_CODE_REQUIRED';
  return currentPasswordProblem(sources, { typed: currentPassword, stored }, asker, now);
}

/**
 * Sets a login password, the first one or another, ends the member's other sessions in the same
 * transaction, and notifies the member. Of two changes at once that name the same present password,
 * one is made.
 */
export async function changePassword(
  sources: MemberDependencies,
  change: PasswordChange,
  asker: SignedInMember,
  now: Date,
): Promise<PasswordChangeProblem> {
  const { db, hashes, sessions } = sources;
  const { memberId, sessionId } = asker;
  const stored = await findHash(db, memberId, 'LOGIN');
  const problem = await proofProblem(sources, change, stored, asker, now);
  if (problem) return problem;
  if (isOwnMailbox(change.newPassword, await addressesOf(db, memberId)))
    return 'PASSWORD_TOO_COMMON';
  if (await hashes.isOf(stored, change.newPassword)) return 'PASSWORD_UNCHANGED';
  const hash = await hashes.hash(change.newPassword);
  return inTransaction(db, async (trx) => {
    if ((await lockHash(trx, memberId, 'LOGIN')) !== stored) return 'PASSWORD_WRONG';
    await storeHash(trx, memberId, 'LOGIN', hash, now);
    if (change.proof) await holdPoints(trx, memberId, pointsHeldUntil(now));
    await sessions.endOthers(memberId, sessionId, trx);
    await notifyMember(trx, { memberId, kind: 'PASSWORD_CHANGED' }, now);
    return null;
  });
}
