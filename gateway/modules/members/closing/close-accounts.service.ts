import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { accountsToClose, eraseMembersBefore, markClosed } from './closing.repository.ts';

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
