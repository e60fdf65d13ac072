import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays, isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { bookableDays, type DaySpan } from './trip-search.ts';

/**
 * The days of departure whose flights have a status: a week back from `today`, read at the place of
 * departure, and all that are sold.
 */
export const flightStatusDays = (today: LocalDate): DaySpan => ({
  first: addDays(today, -LIMITS.flightDay.statusDaysBack),
  last: bookableDays(today).last,
});

/** Why the flights of a day have no status; null where they have one. */
export function flightStatusDayProblem(
  day: LocalDate,
  today: LocalDate,
): Extract<RuleCode, 'DATE_TOO_LONG_AGO' | 'DATE_BEYOND_HORIZON'> | null {
  const { first, last } = flightStatusDays(today);
  if (day < first) return 'DATE_TOO_LONG_AGO';
  return day > last ? 'DATE_BEYOND_HORIZON' : null;
}

/** What is wrong with a text as a day; null where nothing is. */
export function dayTextProblem(
  text: string,
): Extract<RuleCode, 'REQUIRED' | 'DATE_INVALID'> | null {
  if (text.trim() === '') return 'REQUIRED';
  return isLocalDate(text) ? null : 'DATE_INVALID';
}

/** The days before and after one that can be asked for; null where there is none. */
export function neighbouringDays(day: LocalDate, today: LocalDate) {
  const allowed = (other: LocalDate) => (flightStatusDayProblem(other, today) ? null : other);
  return { previousDay: allowed(addDays(day, -1)), nextDay: allowed(addDays(day, 1)) };
}
