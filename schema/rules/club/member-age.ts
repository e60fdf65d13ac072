import { EARNING } from '#schema/codes/club/earning.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { ageBandOn, ageOn } from '#schema/rules/travellers/age-band.ts';

export type MemberAgeProblem = Extract<RuleCode, 'DATE_OF_BIRTH_INVALID' | 'MEMBER_TOO_YOUNG'>;

/** Why a person born on a day cannot join the club by themselves on a commercial day (RULES 9.18); null when they can. */
export const memberAgeProblem = (
  dateOfBirth: LocalDate,
  today: LocalDate,
): MemberAgeProblem | null => {
  if (ageBandOn(dateOfBirth, today) === 'DATE_OF_BIRTH_INVALID') return 'DATE_OF_BIRTH_INVALID';
  return ageOn(dateOfBirth, today) < EARNING.memberFromAge ? 'MEMBER_TOO_YOUNG' : null;
};
