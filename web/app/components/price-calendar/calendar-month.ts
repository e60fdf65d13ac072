import type { Locale } from '#schema/codes/base/locales.ts';
import { addDays, addMonths, type LocalDate, weekdayOf } from '#schema/rules/base/local-date.ts';

/** ISO day of the week on which a week begins: 1 Monday, 7 Sunday. */
export type WeekStart = 1 | 7;

/** How calendars are printed where the language is read. */
export const WEEK_START = { en: 1, 'zh-hk': 7, ja: 7 } as const satisfies Record<Locale, WeekStart>;

/** A month, named by its first day. */
export type Month = LocalDate;

export const monthOf = (day: LocalDate): Month => `${day.slice(0, 7)}-01`;

export const lastDayOf = (month: Month): LocalDate => addDays(addMonths(month, 1), -1);

/** The first day of the week of `day`. */
export const startOfWeek = (day: LocalDate, weekStart: WeekStart): LocalDate =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));

/** The seven days of a week, from whose names the header of a calendar is made. */
export const weekFrom = (day: LocalDate): LocalDate[] =>
  Array.from({ length: 7 }, (_, index) => addDays(day, index));

/**
 * The weeks of a month, or of what is left of it `from` a day on; null for the days of its
 * neighbours.
 */
export function weeksOf(
  month: Month,
  weekStart: WeekStart,
  from: LocalDate = month,
): (LocalDate | null)[][] {
  const weeks: (LocalDate | null)[][] = [];
  const last = lastDayOf(month);
  const first = from > month ? from : month;
  for (let day = startOfWeek(first, weekStart); day <= last; day = addDays(day, 7))
    weeks.push(weekFrom(day).map((one) => (monthOf(one) === month ? one : null)));
  return weeks;
}

/**
 * What can be chosen: from `first` (today where the flight leaves, or the way there) to `last`,
 * both included.
 */
export type Bookable = {
  readonly today: LocalDate;
  /** The day of the bound before, from which on the days are open; null where there is none. */
  readonly notBefore: LocalDate | null;
  readonly last: LocalDate;
  /**
   * The first day, where days of before today are open, or the next ones are not. The page around
   * the calendar says why.
   */
  readonly first?: LocalDate;
};

export type ClosedReason = 'PAST' | 'BEFORE_EARLIER_BOUND' | 'NOT_YET_ON_SALE' | 'OUT_OF_REACH';

/** Why a day cannot be chosen; null when it can. */
export function closedReason(day: LocalDate, bookable: Bookable): ClosedReason | null {
  const { first, last } = bookable;
  if (first) return day < first || day > last ? 'OUT_OF_REACH' : null;
  if (day < bookable.today) return 'PAST';
  if (bookable.notBefore && day < bookable.notBefore) return 'BEFORE_EARLIER_BOUND';
  return day > last ? 'NOT_YET_ON_SALE' : null;
}

/** The first day that can be chosen. */
export const firstOpen = ({ today, notBefore, first = today }: Bookable): LocalDate =>
  notBefore && notBefore > first ? notBefore : first;

/** The day itself, or the nearest that the calendar reaches. */
export const withinReach = (day: LocalDate, { today, first = today, last }: Bookable): LocalDate =>
  day < first ? first : day > last ? last : day;

/**
 * Where a key leads in a calendar (APG, date picker dialog), never out of what is on sale; null for
 * keys that are none of its. `shift` makes Page Up and Page Down turn a year.
 */
export function dayByKey(
  day: LocalDate,
  key: string,
  shift: boolean,
  weekStart: WeekStart,
  bookable: Bookable,
): LocalDate | null {
  const weekBegin = startOfWeek(day, weekStart);
  const moves: Record<string, () => LocalDate> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => weekBegin,
    End: () => addDays(weekBegin, 6),
    PageUp: () => addMonths(day, shift ? -12 : -1),
    PageDown: () => addMonths(day, shift ? 12 : 1),
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move ? withinReach(move(), bookable) : null;
}

/**
 * The months on screen so that `month` is among them: as they are if it is, else it becomes the
 * nearest edge.
 */
export function monthsShowing(month: Month, firstShown: Month, count: number): Month {
  if (month < firstShown) return month;
  const lastShown = addMonths(firstShown, count - 1);
  return month > lastShown ? addMonths(month, 1 - count) : firstShown;
}
