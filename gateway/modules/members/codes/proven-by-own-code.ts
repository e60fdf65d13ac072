import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { SignedInMember } from '#gateway/modules/members/signed-in-member.ts';
import type { VerificationPurpose } from '#gateway/modules/verification/verification-purposes.ts';

/** Why a code does not prove a contact of the member's own, for one purpose; null when it does. */
export async function provenByOwnCode(
  { db, verification }: MemberDependencies,
  purpose: VerificationPurpose,
  proof: CodeProof,
  asker: SignedInMember,
  now: Date,
): Promise<'CODE_WRONG' | 'CODE_EXPIRED' | 'TOO_MANY_TRIES' | null> {
  const answer = { purpose, ...proof };
  const confirmed = await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now));
  if ('problem' in confirmed) return confirmed.problem;
  return confirmed.subject === asker.memberId ? null : 'CODE_WRONG';
}
