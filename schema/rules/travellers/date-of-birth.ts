import { LIMITS } from '#schema/codes/base/limits.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type DateOfBirthProblem = Extract<
  RuleCode,
  'REQUIRED' | 'DATE_OF_BIRTH_INVALID' | 'DATE_OF_BIRTH_IN_FUTURE'
>;

/**
 * What is wrong with a date of birth whatever the trip is (RULES 2.3); null when nothing. Which age
 * it gives is `ageProblem`'s.
 * @param dateOfBirth `YYYY-MM-DD` or whatever else was typed
 * @param today the commercial day
 */
export function dateOfBirthProblem(
  dateOfBirth: string,
  today: LocalDate,
): DateOfBirthProblem | null {
  if (dateOfBirth === '') return 'REQUIRED';
  if (!isLocalDate(dateOfBirth)) return 'DATE_OF_BIRTH_INVALID';
  if (dateOfBirth > today) return 'DATE_OF_BIRTH_IN_FUTURE';
  // 121 years ago. `ageOn` is not imported: it would move this rule into the code of the home page.
  const tooOld = `${Number(today.slice(0, 4)) - LIMITS.oldestAge - 1}${today.slice(4)}`;
  return dateOfBirth <= tooOld ? 'DATE_OF_BIRTH_INVALID' : null;
}
