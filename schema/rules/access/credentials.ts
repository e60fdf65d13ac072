import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { isEasyPassword, isOwnMailbox } from './easy-password.ts';

export type LoginPasswordProblem = Extract<
  RuleCode,
  'REQUIRED' | 'PASSWORD_LENGTH' | 'PASSWORD_LETTERS_AND_DIGITS' | 'PASSWORD_TOO_COMMON'
>;
export type ConsumptionPasswordProblem = Extract<
  RuleCode,
  'REQUIRED' | 'CONSUMPTION_PASSWORD_DIGITS' | 'PASSWORD_TOO_COMMON'
>;
export type RepeatedPasswordProblem = Extract<RuleCode, 'REQUIRED' | 'PASSWORDS_DIFFER'>;

/**
 * What is wrong with a new login password: 6 to 16 letters and digits, both present, none of the
 * commonest, nor the name of one's own mailbox.
 * @param addresses those of the member, where they are known
 */
export function loginPasswordProblem(
  password: string,
  addresses: readonly string[] = [],
): LoginPasswordProblem | null {
  const { minLength, maxLength } = LIMITS.loginPassword;
  if (password === '') return 'REQUIRED';
  if (password.length < minLength || password.length > maxLength) return 'PASSWORD_LENGTH';
  const letters = /[a-z]/i.test(password);
  if (!letters || !/\d/.test(password) || !/^[a-z\d]+$/i.test(password))
    return 'PASSWORD_LETTERS_AND_DIGITS';
  const isEasy = isEasyPassword(password) || isOwnMailbox(password, addresses);
  return isEasy ? 'PASSWORD_TOO_COMMON' : null;
}

/** One digit repeated, or digits that rise or fall one by one: the first that a thief tries. */
function isRun(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/**
 * What is wrong with a points-consumption password (RULES 10.12): not exactly 6 digits, a run such
 * as 123456, or the six digits of the member's own date of birth (`YYYY-MM-DD`; null when unknown).
 */
export function consumptionPasswordProblem(
  password: string,
  dateOfBirth: LocalDate | null = null,
): ConsumptionPasswordProblem | null {
  if (password === '') return 'REQUIRED';
  if (!/^\d+$/.test(password) || password.length !== LIMITS.consumptionPassword.digits)
    return 'CONSUMPTION_PASSWORD_DIGITS';
  const [year = '', month = '', day = ''] = (dateOfBirth ?? '').split('-');
  const birth = [year.slice(2) + month + day, day + month + year.slice(2)];
  return isRun(password) || birth.includes(password) ? 'PASSWORD_TOO_COMMON' : null;
}

/** Whether the second entry of a new password equals the first (RULES 10.11). */
export function repeatedPasswordProblem(
  password: string,
  repeated: string,
): RepeatedPasswordProblem | null {
  if (repeated === '') return 'REQUIRED';
  return password === repeated ? null : 'PASSWORDS_DIFFER';
}
