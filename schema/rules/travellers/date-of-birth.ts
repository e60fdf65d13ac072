import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type DateOfBirthProblem = Extract<
  RuleCode,
  'REQUIRED' | 'DATE_OF_BIRTH_INVALID' | 'DATE_OF_BIRTH_IN_FUTURE'
>;

/**
 * What is wrong with a date of birth whatever the trip is; null when nothing. Which age it gives is `ageProblem`'s.
 * @param dateOfBirth `YYYY-MM-DD` or whatever else was typed
 * @param today the commercial day
 */
export const dateOfBirthProblem = (
  dateOfBirth: string,
  today: LocalDate,
): DateOfBirthProblem | null => {
  if (dateOfBirth === '') return 'REQUIRED';
  if (!isLocalDate(dateOfBirth)) return 'DATE_OF_BIRTH_INVALID';
  return dateOfBirth > today ? 'DATE_OF_BIRTH_IN_FUTURE' : null;
};
