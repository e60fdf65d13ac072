import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type MemberNumberProblem = Extract<
  RuleCode,
  'REQUIRED' | 'TOO_LONG' | 'MEMBER_NUMBER_INVALID'
>;

/** The form in which a card number is stored: capitals without spaces and hyphens. */
export const normalizeMemberNumber = (text: string): string =>
  boundedText(text, LIMITS.text.memberNumber, 'NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑–]+/gu, '');

/** What is wrong with a frequent-flyer number: digits and letters only (RULES 2.16); null when nothing. */
export const memberNumberProblem = (text: string): MemberNumberProblem | null => {
  if (isOverlong(text, LIMITS.text.memberNumber)) return 'TOO_LONG';
  const number = normalizeMemberNumber(text);
  if (number === '') return 'REQUIRED';
  if (number.length > LIMITS.text.memberNumber) return 'TOO_LONG';
  return /^[A-Z0-9]+$/.test(number) ? null : 'MEMBER_NUMBER_INVALID';
};
