import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type ChangeDayProblem = Extract<
  RuleCode,
  'DATE_IN_PAST' | 'DATE_BEYOND_HORIZON' | 'TICKET_EXPIRED' | 'OUTSIDE_FREE_DAYS'
>;

/** The days on the calendar of the place of departure that decide about another day of travel. */
export type ChangeDays = {
  readonly today: LocalDate;
  /** The last day on which the ticket is valid (RULES 4.12). */
  readonly ticketValidUntil: LocalDate;
  /** The original day of a flight that the airline changed; null for a change by choice. */
  readonly changedByAirline: LocalDate | null;
};

/** The first and the last day of a free change (RULES 8.2). */
export const freeDays = (original: LocalDate): { first: LocalDate; last: LocalDate } => ({
  first: addDays(original, -LIMITS.freeDateChangeDays),
  last: addDays(original, LIMITS.freeDateChangeDays),
});

/** Why a bound cannot be moved to a day (RULES 3.3, 4.12 and 8.2); null when it can. */
export function changeDayProblem(
  day: LocalDate,
  { today, ticketValidUntil, changedByAirline }: ChangeDays,
): ChangeDayProblem | null {
  if (day < today) return 'DATE_IN_PAST';
  if (daysBetween(today, day) > LIMITS.bookingHorizonDays) return 'DATE_BEYOND_HORIZON';
  if (changedByAirline) {
    const { first, last } = freeDays(changedByAirline);
    return day < first || day > last ? 'OUTSIDE_FREE_DAYS' : null;
  }
  return day > ticketValidUntil ? 'TICKET_EXPIRED' : null;
}
