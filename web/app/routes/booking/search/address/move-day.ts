import { addDays, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import {
  type ListOptions,
  withListOptions,
} from '#web/app/components/flight-results/address/list-options.ts';
import { type FarePick, withPicks } from '#web/app/components/flight-results/address/picks.ts';
import {
  boundsInForce,
  type SearchDraft,
  withBound,
} from '#web/app/components/search-panel/search-draft.ts';
import { writeSearch } from '#web/app/components/search-panel/search-query.ts';

const movesReturn = (draft: SearchDraft, index: number, date: LocalDate): boolean =>
  draft.trip === 'ROUND_TRIP' &&
  index === 0 &&
  draft.returnDate !== null &&
  date > draft.returnDate;

/**
 * The same search with another day for one of its bounds; a return that would come too early keeps
 * its distance.
 */
function withDay(draft: SearchDraft, index: number, date: LocalDate): SearchDraft {
  if (draft.trip === 'ROUND_TRIP' && index === 1) return { ...draft, returnDate: date };
  const moved = withBound(draft, index, { date });
  const before = draft.bounds[0]?.date;
  if (!before || !draft.returnDate || !movesReturn(draft, index, date)) return moved;
  return { ...moved, returnDate: addDays(date, daysBetween(before, draft.returnDate)) };
}

function neighbours(draft: SearchDraft, index: number) {
  const bounds = boundsInForce(draft);
  return { before: bounds[index - 1]?.date ?? null, after: bounds[index + 1]?.date ?? null };
}

/**
 * Whether a bound can leave on that day: not before the one that comes first, nor after the one
 * that comes next.
 */
export function isDayInOrder(draft: SearchDraft, index: number, date: LocalDate): boolean {
  const { before, after } = neighbours(draft, index);
  return (!before || date >= before) && (!after || date <= after);
}

/** Whether a bound can leave on that day, if need be with a later return. */
export const isDayInReach = (draft: SearchDraft, index: number, date: LocalDate): boolean =>
  isDayInOrder(draft, index, date) || movesReturn(draft, index, date);

/**
 * Why a day cannot be asked for because of the other bounds, and the day of the one in the way;
 * null when it can.
 */
export function outOfOrder(
  draft: SearchDraft,
  index: number,
  date: LocalDate,
): {
  readonly reason: 'BEFORE_EARLIER_BOUND' | 'AFTER_LATER_BOUND';
  readonly day: LocalDate;
} | null {
  const { before, after } = neighbours(draft, index);
  if (before && date < before) return { reason: 'BEFORE_EARLIER_BOUND', day: before };
  return after && date > after ? { reason: 'AFTER_LATER_BOUND', day: after } : null;
}

/**
 * The day a week earlier or later, or as near to it as can be booked between the neighbouring
 * bounds; null when there is none on that side.
 */
export function weekFromDay(
  draft: SearchDraft,
  index: number,
  date: LocalDate,
  { by, open }: { readonly by: 1 | -1; readonly open: DaySpan },
): LocalDate | null {
  const { before, after } = neighbours(draft, index);
  const first = before && before > open.first ? before : open.first;
  const last = after && after < open.last ? after : open.last;
  const day = addDays(date, 7 * by);
  const target = day < first ? first : day > last ? last : day;
  return (by === 1 ? target > date : target < date) ? target : null;
}

/**
 * The query of the page for another day of one bound: its own choice goes, the others and the
 * list's options stay.
 */
export function queryOfDay(
  draft: SearchDraft,
  index: number,
  date: LocalDate,
  kept: { readonly picks: readonly (FarePick | null)[]; readonly options: ListOptions },
): string {
  const params = withListOptions(writeSearch(withDay(draft, index, date)), kept.options);
  const isAlone = movesReturn(draft, index, date);
  const picks = kept.picks.map((pick, at) => (at === index || isAlone ? null : pick));
  return withPicks(params, picks).toString();
}
