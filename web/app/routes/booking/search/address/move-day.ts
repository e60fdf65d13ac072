import type { LocalDate } from '#schema/rules/base/local-date.ts';
import {
  boundsInForce,
  type SearchDraft,
  withBound,
} from '#web/app/components/search-panel/search-draft.ts';
import { writeSearch } from '#web/app/components/search-panel/search-query.ts';
import { type ListOptions, withListOptions } from './list-options.ts';
import { type FarePick, withPicks } from './picks.ts';

/** The same search with another day for one of its bounds. */
const withDay = (draft: SearchDraft, index: number, date: LocalDate): SearchDraft =>
  draft.trip === 'ROUND_TRIP' && index === 1
    ? { ...draft, returnDate: date }
    : withBound(draft, index, { date });

/** Whether a bound can leave on that day: not before the one that comes first, nor after the one that comes next. */
export function isDayInOrder(draft: SearchDraft, index: number, date: LocalDate): boolean {
  const bounds = boundsInForce(draft);
  const [before, after] = [bounds[index - 1]?.date, bounds[index + 1]?.date];
  return (!before || date >= before) && (!after || date <= after);
}

/** The query of the page for another day of one bound: its own choice goes, the others and the list's options stay. */
export function queryOfDay(
  draft: SearchDraft,
  index: number,
  date: LocalDate,
  kept: { readonly picks: readonly (FarePick | null)[]; readonly options: ListOptions },
): string {
  const params = withListOptions(writeSearch(withDay(draft, index, date)), kept.options);
  const picks = kept.picks.map((pick, at) => (at === index ? null : pick));
  return withPicks(params, picks).toString();
}
