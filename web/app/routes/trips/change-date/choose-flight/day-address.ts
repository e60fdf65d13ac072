import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import { type AskedChange, writeChange } from '#web/app/components/date-change/change-paths.ts';
import {
  readListOptions,
  withListOptions,
} from '#web/app/components/flight-results/address/list-options.ts';
import { readPicks, withPicks } from '#web/app/components/flight-results/address/picks.ts';

/**
 * The same page with another day for one of the bounds that change: what was chosen before it
 * stays.
 */
export function dayAddress(
  asked: AskedChange,
  params: URLSearchParams,
  at: number,
  date: LocalDate,
): { readonly search: string } {
  const bounds = asked.bounds.map((bound, index) => (index === at ? { ...bound, date } : bound));
  const picks = readPicks(params, asked.bounds.length).slice(0, at);
  const next = withPicks(writeChange({ ...asked, bounds }), picks);
  return { search: `?${withListOptions(next, readListOptions(params))}` };
}

/**
 * The day a week earlier or later, as far as the days reach; null when there is none on that side.
 */
export function weekFrom(date: LocalDate, by: 1 | -1, { first, last }: DaySpan): LocalDate | null {
  const day = addDays(date, 7 * by);
  const target = day < first ? first : day > last ? last : day;
  return (by === 1 ? target > date : target < date) ? target : null;
}
