import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { ageBandOn, ageOn } from '#schema/rules/travellers/age-band.ts';
import { contactNameProblem } from '#schema/rules/travellers/contact.ts';

/** The consent of a parent or guardian, as a form gives it. */
export type GuardianConsent = {
  /** Whether it was given. */
  readonly given: boolean;
  readonly name: string;
};

export type GuardianProblem = Extract<
  RuleCode,
  'GUARDIAN_CONSENT_REQUIRED' | 'REQUIRED' | 'TOO_LONG' | 'INVALID'
>;

export type MemberAgeProblem = Extract<RuleCode, 'DATE_OF_BIRTH_INVALID' | 'MEMBER_TOO_YOUNG'>;

/**
 * Why a person born on a day cannot join the club by themselves on a commercial day (RULES 9.18);
 * null when they can.
 */
export function memberAgeProblem(
  dateOfBirth: LocalDate,
  today: LocalDate,
): MemberAgeProblem | null {
  if (ageBandOn(dateOfBirth, today) === 'DATE_OF_BIRTH_INVALID') return 'DATE_OF_BIRTH_INVALID';
  return ageOn(dateOfBirth, today) < EARNING.memberFromAge ? 'MEMBER_TOO_YOUNG' : null;
}

/**
 * Why a member's day of birth cannot be changed online to a day (RULES 9.18): a minor's membership
 * begins with the consent of a parent or guardian, which this form does not ask for. Null when it
 * can be, also for a member for whom one has consented.
 */
export const changedBirthProblem = (
  dateOfBirth: LocalDate,
  hasGuardian: boolean,
  today: LocalDate,
): MemberAgeProblem | 'MINOR_BY_PHONE' | null =>
  memberAgeProblem(dateOfBirth, today) ??
  (needsGuardian(dateOfBirth, today) && !hasGuardian ? 'MINOR_BY_PHONE' : null);

/**
 * Whether a parent or guardian has to consent to the membership of a person born on a day
 * (RULES 9.18).
 */
export const needsGuardian = (dateOfBirth: LocalDate, today: LocalDate): boolean =>
  ageOn(dateOfBirth, today) < MEMBERSHIP_TERMS.aloneFromAge;

/**
 * What a minor's registration lacks: the consent, or the name of the guardian who gives it; empty
 * from 18.
 */
export function guardianProblems(
  dateOfBirth: LocalDate,
  { given, name }: GuardianConsent,
  today: LocalDate,
): { readonly code: GuardianProblem; readonly field: 'consent' | 'name' }[] {
  if (memberAgeProblem(dateOfBirth, today) || !needsGuardian(dateOfBirth, today)) return [];
  const problem = contactNameProblem(name);
  const code = problem === 'NAME_CHARACTERS_INVALID' ? 'INVALID' : problem;
  return [
    ...(code ? [{ code, field: 'name' } as const] : []),
    ...(given ? [] : [{ code: 'GUARDIAN_CONSENT_REQUIRED', field: 'consent' } as const]),
  ];
}
