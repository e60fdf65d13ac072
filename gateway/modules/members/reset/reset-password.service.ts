import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { addressesOf } from '#gateway/modules/members/members.repository.ts';
import { forgetBrowsersOf } from '#gateway/modules/members/notifications/known-browsers.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import {
  findHash,
  holdPoints,
  storeHash,
} from '#gateway/modules/members/passwords/passwords.repository.ts';
import {
  type CodeProof,
  codeProofFaults,
  readCodeProof,
} from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { forgetPasswordTries } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ResetLoginPasswordErrorCode,
  ResetLoginPasswordInput,
} from '#gateway/resolvers.gen.ts';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { isOwnMailbox } from '#schema/rules/access/easy-password.ts';
import { pointsHeldUntil } from '#schema/rules/club/points-hold.ts';

/** A new password with the code that allows it. */
type PasswordReset = { readonly proof: CodeProof; readonly newPassword: string };

/** Reads a reset, or says everything that is wrong with its form. */
export function readReset({
  proof,
  newPassword,
}: ResetLoginPasswordInput): PasswordReset | { faults: UserFault<ResetLoginPasswordErrorCode>[] } {
  const weak = loginPasswordProblem(newPassword);
  const faults: UserFault<ResetLoginPasswordErrorCode>[] = [
    ...codeProofFaults(proof, ['proof']),
    ...(weak ? [{ code: weak, path: ['newPassword'] }] : []),
  ];
  return faults.length > 0 ? { faults } : { proof: readCodeProof(proof), newPassword };
}

type ResetOutcome =
  | { readonly memberId: string }
  | { readonly problem: ResetLoginPasswordErrorCode };

/**
 * Sets a login password after a code, ends every session of the member and lifts the lock of the
 * password in the same transaction, and notifies the member. The caller begins the session: the
 * code has proved more than a password does.
 */
export async function resetPassword(
  { db, keys, hashes, verification, sessions }: MemberDependencies,
  { proof, newPassword }: PasswordReset,
  asker: Asker,
  now: Date,
): Promise<ResetOutcome> {
  const answer = { purpose: 'RESET_LOGIN_PASSWORD', ...proof } as const;
  const confirmed = await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now));
  if ('problem' in confirmed) return confirmed;
  const { subject: memberId } = confirmed;
  if (!memberId) throw new Error('A code that resets a password without a member');
  if (isOwnMailbox(newPassword, await addressesOf(db, memberId)))
    return { problem: 'PASSWORD_TOO_COMMON' };
  if (await hashes.isOf(await findHash(db, memberId, 'LOGIN'), newPassword))
    return { problem: 'PASSWORD_UNCHANGED' };
  const hash = await hashes.hash(newPassword);
  await inTransaction(db, async (trx) => {
    await storeHash(trx, memberId, 'LOGIN', hash, now);
    await holdPoints(trx, memberId, pointsHeldUntil(now));
    await sessions.endOthers(memberId, null, trx);
    await forgetBrowsersOf(trx, memberId);
    await forgetPasswordTries(keys, trx, { account: memberId, address: asker.address });
    await notifyMember(trx, { memberId, kind: 'PASSWORD_CHANGED' }, now);
  });
  return { memberId };
}
