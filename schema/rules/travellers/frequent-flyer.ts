import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { type FrequentFlyerAirline, OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { isClubNumber, withoutCarrierCode } from '#schema/rules/club/club-number.ts';

export type MemberNumberProblem = Extract<
  RuleCode,
  'REQUIRED' | 'TOO_LONG' | 'MEMBER_NUMBER_INVALID' | 'CLUB_NUMBER_INVALID'
>;

/**
 * The form in which a card number is stored: capitals without spaces and hyphens.
 * @param airline whose programme it is of; a form that does not know it yet passes anything else
 */
export function normalizeMemberNumber(text: string, airline: string): string {
  const number = boundedText(text, LIMITS.text.memberNumber, 'NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑–]+/gu, '');
  return airline === OWN_CLUB ? withoutCarrierCode(number) : number;
}

/**
 * What is wrong with a frequent-flyer number (RULES 2.16); null when nothing. Partners give digits
 * and letters, the own club digits that check each other (RULES 9.20).
 */
export function memberNumberProblem(text: string, airline: string): MemberNumberProblem | null {
  if (isOverlong(text, LIMITS.text.memberNumber)) return 'TOO_LONG';
  const number = normalizeMemberNumber(text, airline);
  if (number === '') return 'REQUIRED';
  if (airline === OWN_CLUB) return isClubNumber(number) ? null : 'CLUB_NUMBER_INVALID';
  if (number.length > LIMITS.text.memberNumber) return 'TOO_LONG';
  return /^[A-Z0-9]+$/.test(number) ? null : 'MEMBER_NUMBER_INVALID';
}

/**
 * The airline of a programme by its carrier code, which is printed in front of a membership number.
 */
export const carrierOfProgramme = (airline: FrequentFlyerAirline): string =>
  airline === OWN_CLUB ? BRAND.carrierCode : airline;
