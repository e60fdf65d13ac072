import { inTransaction } from '#gateway/database/transaction.ts';
import type { SignedInMember } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { findHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { VerificationPurpose } from '#gateway/modules/verification/verification-dependencies.ts';
import type { CodeRequest } from './request-code.input.ts';

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

/**
 * What a code to a new contact opens where a code to an old one allowed it: no password is needed
 * any more.
 */
export const allowedSubject = (memberId: string): string => `allowed ${memberId}`;

/** What a code will open, or why none is sent. */
export type Opens =
  | { readonly subject: string | null }
  | { readonly problem: 'OWN_CODE_REQUIRED' | 'CODE_WRONG' | 'CODE_EXPIRED' | 'TOO_MANY_TRIES' };

/**
 * What a code to a new contact will open, or why none is sent: without a login password the member
 * proves an old contact first (RULES 10.17), so that a stolen session does not even write to a new
 * one.
 */
export async function changeOfContact(
  sources: MemberDependencies,
  { ownProof }: Pick<CodeRequest, 'ownProof'>,
  asker: SignedInMember,
  now: Date,
): Promise<Opens> {
  const { memberId } = asker;
  if (!ownProof) {
    const stored = await findHash(sources.db, memberId, 'LOGIN');
    return stored === null ? { problem: 'OWN_CODE_REQUIRED' } : { subject: memberId };
  }
  const problem = await provenByOwnCode(sources, 'ALLOW_CONTACT_CHANGE', ownProof, asker, now);
  return problem ? { problem } : { subject: allowedSubject(memberId) };
}
