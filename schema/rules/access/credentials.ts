import { COMMON_PASSWORDS } from '#schema/codes/access/common-passwords.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type LoginPasswordProblem = Extract<
  RuleCode,
  'REQUIRED' | 'PASSWORD_LENGTH' | 'PASSWORD_LETTERS_AND_DIGITS' | 'PASSWORD_TOO_COMMON'
>;
export type ConsumptionPasswordProblem = Extract<
  RuleCode,
  'REQUIRED' | 'CONSUMPTION_PASSWORD_DIGITS'
>;
export type RepeatedPasswordProblem = Extract<RuleCode, 'REQUIRED' | 'PASSWORDS_DIFFER'>;

/** What is wrong with a new login password: 6 to 16 letters and digits, both present, and none of the commonest. */
export const loginPasswordProblem = (password: string): LoginPasswordProblem | null => {
  const { minLength, maxLength } = LIMITS.loginPassword;
  if (password === '') return 'REQUIRED';
  if (password.length < minLength || password.length > maxLength) return 'PASSWORD_LENGTH';
  const letters = /[a-z]/i.test(password);
  if (!letters || !/\d/.test(password) || !/^[a-z\d]+$/i.test(password))
    return 'PASSWORD_LETTERS_AND_DIGITS';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'PASSWORD_TOO_COMMON' : null;
};

/** What is wrong with a points-consumption password: exactly 6 digits (RULES 10.12). */
export const consumptionPasswordProblem = (password: string): ConsumptionPasswordProblem | null => {
  if (password === '') return 'REQUIRED';
  return /^\d+$/.test(password) && password.length === LIMITS.consumptionPassword.digits
    ? null
    : 'CONSUMPTION_PASSWORD_DIGITS';
};

/** Whether the second entry of a new password equals the first (RULES 10.11). */
export const repeatedPasswordProblem = (
  password: string,
  repeated: string,
): RepeatedPasswordProblem | null => {
  if (repeated === '') return 'REQUIRED';
  return password === repeated ? null : 'PASSWORDS_DIFFER';
};
