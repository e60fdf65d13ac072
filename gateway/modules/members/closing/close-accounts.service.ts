import { inTransaction } from '#gateway/database/transaction.ts';
import { provenByOwnCode } from '#gateway/modules/members/codes/change-of-contact.ts';
import type { SignedInMember } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { lockMember, storeClosingDay } from '#gateway/modules/members/members.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { RequestAccountClosureErrorCode } from '#gateway/resolvers.gen.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { closingDay } from '#schema/rules/club/account-closing.ts';
import { accountsToClose, eraseMembersBefore, markClosed } from './closing.repository.ts';

/**
 * Sets the last day of an account (RULES 10.19), and tells the member. A second request changes
 * nothing.
 */
export async function requestClosure(
  sources: MemberDependencies,
  proof: CodeProof,
  asker: SignedInMember,
  now: Date,
): Promise<RequestAccountClosureErrorCode | null> {
  const { db, openBusiness } = sources;
  const { memberId } = asker;
  const unproven = await provenByOwnCode(sources, 'CLOSE_ACCOUNT', proof, asker, now);
  if (unproven) return unproven;
  return inTransaction(db, async (trx) => {
    const member = await lockMember(trx, memberId);
    if (!member || member.closesOn) return null;
    for (const isOpen of openBusiness) if (await isOpen(trx, memberId, now)) return 'OPEN_BUSINESS';
    await storeClosingDay(trx, memberId, closingDay(now));
    await notifyMember(trx, { memberId, kind: 'CLOSURE_REQUESTED' }, now);
    return null;
  });
}

/**
 * Closes the accounts whose last day is over: nothing leads to them any more (RULES 10.31). Answers
 * how many.
 */
export async function closeAccounts(
  { db, sessions }: MemberDependencies,
  now: Date,
): Promise<number> {
  const due = await accountsToClose(db, commercialDay(now));
  for (const memberId of due)
    await inTransaction(db, async (trx) => {
      await markClosed(trx, memberId, now);
      await sessions.endOthers(memberId, null, trx);
    });
  return due.length;
}

/** Erases members six months after their account was closed (RULES 10.25); answers how many. */
export const eraseMembers = ({ db }: MemberDependencies, now: Date): Promise<number> =>
  eraseMembersBefore(db, erasureInstants(now).members);
