import { inTransaction } from '#gateway/database/transaction.ts';
import { provenByOwnCode } from '#gateway/modules/members/codes/change-of-contact.ts';
import type { SignedInMember } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import type { SetConsumptionPasswordErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { consumptionPasswordProblem } from '#schema/rules/access/credentials.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { pointsHoldProblem } from '#schema/rules/club/points-hold.ts';
import type { ConsumptionPassword } from './change-password.input.ts';
import {
  countTry,
  findHash,
  forgetTries,
  heldUntil,
  lockHash,
  type PasswordKind,
  replaceHash,
  storeHash,
} from './passwords.repository.ts';

/** A password that was typed right is hashed again where its hash is under an earlier pepper. */
export async function renewHash(
  { db, hashes }: Pick<MemberDependencies, 'db' | 'hashes'>,
  memberId: string,
  kind: PasswordKind,
  stored: string,
  password: string,
): Promise<void> {
  if (hashes.isPresent(stored)) return;
  await replaceHash(db, memberId, kind, stored, await hashes.hash(password));
}

/** Why the digits stay as they are; null when they were set. */
export type ConsumptionPasswordProblem = SetConsumptionPasswordErrorCode | null;

/** Why points are not released; null when the digits are right. */
type ReleaseProblem = Extract<
  RuleCode,
  | 'POINTS_HELD'
  | 'CONSUMPTION_PASSWORD_NOT_SET'
  | 'CONSUMPTION_PASSWORD_WRONG'
  | 'CONSUMPTION_PASSWORD_LOCKED'
> | null;

type DigitsProblem = Exclude<ReleaseProblem, 'POINTS_HELD'>;

/**
 * Checks the digits (RULES 10.12). A try is counted before it is compared, in no one else's
 * transaction: five wrong ones lock the points, however many are sent at once and whatever becomes
 * of the payment. A right one is given back.
 */
async function digitsProblem(
  sources: MemberDependencies,
  memberId: string,
  digits: string,
): Promise<DigitsProblem> {
  const { db, hashes } = sources;
  const { tries } = LIMITS.consumptionPassword;
  const hash = await countTry(db, memberId, 'CONSUMPTION', tries);
  if (hash === null)
    return (await findHash(db, memberId, 'CONSUMPTION')) === null
      ? 'CONSUMPTION_PASSWORD_NOT_SET'
      : 'CONSUMPTION_PASSWORD_LOCKED';
  const comparable = digits.length === LIMITS.consumptionPassword.digits ? digits : '';
  if (!(await hashes.isOf(hash, comparable))) return 'CONSUMPTION_PASSWORD_WRONG';
  await forgetTries(db, memberId, 'CONSUMPTION', hash);
  await renewHash(sources, memberId, 'CONSUMPTION', hash, digits);
  return null;
}

/**
 * Checks what is typed to spend points: not while they are held (RULES 10.33), and then by the
 * digits. The tries of a member are checked in turn, so that right ones that are sent at once do
 * not lock the points.
 */
export async function releaseProblem(
  sources: MemberDependencies,
  memberId: string,
  digits: string,
  now: Date,
): Promise<ReleaseProblem> {
  const held = pointsHoldProblem(await heldUntil(sources.db, memberId), now);
  return held ?? sources.tries(memberId, () => digitsProblem(sources, memberId, digits));
}

/** What is wrong with the present digits. Where none are set, none are right. */
async function presentProblem(
  sources: MemberDependencies,
  memberId: string,
  digits: string,
): Promise<ConsumptionPasswordProblem> {
  const problem = await sources.tries(memberId, () => digitsProblem(sources, memberId, digits));
  return problem === 'CONSUMPTION_PASSWORD_NOT_SET' ? 'CONSUMPTION_PASSWORD_WRONG' : problem;
}

/**
 * Sets the six digits that release points, by those until now or by a code, which lifts a lock, and
 * notifies the member. Of two changes at once that name the same present digits, one is made.
 */
export async function setConsumptionPassword(
  sources: MemberDependencies,
  { proof, current, digits }: ConsumptionPassword,
  asker: SignedInMember,
  now: Date,
): Promise<ConsumptionPasswordProblem> {
  const { db, hashes } = sources;
  const { memberId } = asker;
  const member = await findMember(db, memberId);
  // A weak one is refused before the code, or a try, is used up.
  const weak = consumptionPasswordProblem(digits, member?.person.dateOfBirth ?? null);
  if (weak) return weak;
  const stored = await findHash(db, memberId, 'CONSUMPTION');
  const unproven = proof
    ? await provenByOwnCode(sources, 'SET_CONSUMPTION_PASSWORD', proof, asker, now)
    : await presentProblem(sources, memberId, current);
  if (unproven) return unproven;
  const hash = await hashes.hash(digits);
  return inTransaction(db, async (trx) => {
    if (!proof && (await lockHash(trx, memberId, 'CONSUMPTION')) !== stored)
      return 'CONSUMPTION_PASSWORD_WRONG';
    await storeHash(trx, memberId, 'CONSUMPTION', hash, now);
    await notifyMember(trx, { memberId, kind: 'CONSUMPTION_PASSWORD_CHANGED' }, now);
    return null;
  });
}
