import { inTransaction } from '#gateway/database/transaction.ts';
import { provenByOwnCode } from '#gateway/modules/members/codes/proven-by-own-code.ts';
import type { MemberAsker } from '#gateway/modules/members/member-asker.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { leaveNotice } from '#gateway/modules/members/notices/leave-notice.ts';
import type { SetConsumptionPasswordErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { consumptionPasswordProblem } from '#schema/rules/access/credentials.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import type { ConsumptionPassword } from './change-password.input.ts';
import { countTry, findHash, forgetTries, storeHash } from './passwords.repository.ts';

/** Sets the six digits that release points, which lifts a lock, and notifies the member. */
export const setConsumptionPassword = async (
  sources: MemberSources,
  { proof, digits }: ConsumptionPassword,
  asker: MemberAsker,
  now: Date,
): Promise<SetConsumptionPasswordErrorCode | null> => {
  const { db, hashes } = sources;
  const { memberId } = asker;
  const member = await findMember(db, memberId);
  // A weak one is refused before the code is used up.
  const weak = consumptionPasswordProblem(digits, member?.person.dateOfBirth ?? null);
  if (weak) return weak;
  const unproven = await provenByOwnCode(sources, 'SET_CONSUMPTION_PASSWORD', proof, asker, now);
  if (unproven) return unproven;
  const hash = await hashes.hash(digits);
  await inTransaction(db, async (trx) => {
    await storeHash(trx, memberId, 'CONSUMPTION', hash, now);
    await leaveNotice(trx, { memberId, kind: 'CONSUMPTION_PASSWORD_CHANGED' }, now);
  });
  return null;
};

/** Why points are not released; null when the digits are right. */
export type ReleaseProblem = Extract<
  RuleCode,
  'CONSUMPTION_PASSWORD_NOT_SET' | 'CONSUMPTION_PASSWORD_WRONG' | 'CONSUMPTION_PASSWORD_LOCKED'
> | null;

/**
 * Checks the digits that are typed to spend points (RULES 10.12). A try is counted before it is compared, in no one else's
 * transaction: five wrong ones lock the points, however many are sent at once and whatever becomes of the payment.
 */
export const releaseProblem = async (
  { db, hashes }: MemberSources,
  memberId: string,
  digits: string,
): Promise<ReleaseProblem> => {
  const { tries } = LIMITS.consumptionPassword;
  const hash = await countTry(db, memberId, 'CONSUMPTION', tries);
  if (hash === null)
    return (await findHash(db, memberId, 'CONSUMPTION')) === null
      ? 'CONSUMPTION_PASSWORD_NOT_SET'
      : 'CONSUMPTION_PASSWORD_LOCKED';
  const comparable = digits.length === LIMITS.consumptionPassword.digits ? digits : '';
  if (!(await hashes.isOf(hash, comparable))) return 'CONSUMPTION_PASSWORD_WRONG';
  await forgetTries(db, memberId, 'CONSUMPTION', hash);
  return null;
};
