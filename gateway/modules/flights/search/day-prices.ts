import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import { type BoundQuestion, canBeSold, flownOn, leavesAfterEarlier } from './bound-question.ts';
import { lowestOf, type ShowAmount } from './price-journey.ts';

/** Why a day has no price. */
type NoPriceReason =
  | 'PAST'
  | 'TOO_LATE'
  | 'NOT_YET_ON_SALE'
  | 'BEFORE_EARLIER_BOUND'
  | 'NO_FLIGHTS'
  | 'SOLD_OUT';

/** A day and its lowest total in minor units of the filing currency, or why it has none. */
export type DayTotal = { readonly date: LocalDate } & (
  | { readonly total: number; readonly noPriceReason: null }
  | { readonly total: null; readonly noPriceReason: NoPriceReason }
);

function closedBy(
  { notBefore }: BoundQuestion,
  date: LocalDate,
  open: DaySpan,
): NoPriceReason | null {
  if (date < open.first) return 'PAST';
  if (date > open.last) return 'NOT_YET_ON_SALE';
  return notBefore !== null && date < notBefore ? 'BEFORE_EARLIER_BOUND' : null;
}

/** The lowest total of the party on a day, or why there is none. */
function dayTotal(question: BoundQuestion, date: LocalDate, open: DaySpan): DayTotal {
  const without = (noPriceReason: NoPriceReason): DayTotal => ({
    date,
    total: null,
    noPriceReason,
  });
  const closed = closedBy(question, date, open);
  if (closed) return without(closed);
  const flown = flownOn(question, date);
  if (flown.length === 0) return without('NO_FLIGHTS');
  const sold = flown.filter((journey) => canBeSold(question, journey));
  if (sold.length === 0) return without('TOO_LATE');
  const following = sold.filter((journey) => leavesAfterEarlier(question, journey));
  if (following.length === 0) return without('BEFORE_EARLIER_BOUND');
  const totals = following
    .map((journey) => lowestOf(question, journey))
    .filter((total) => total !== null);
  return totals.length > 0
    ? { date, total: Math.min(...totals), noPriceReason: null }
    : without('SOLD_OUT');
}

/** A number of days from a first one on, each with its lowest total. */
export const dayTotals = (
  question: BoundQuestion,
  first: LocalDate,
  days: number,
  open: DaySpan,
): DayTotal[] =>
  Array.from({ length: days }, (_, index) => dayTotal(question, addDays(first, index), open));

/** How many are named on each side. */
const NEAREST_EACH = 2;

/**
 * The first days with a price in one direction of time, as far as days are open; `date` itself is
 * not looked at.
 */
function pricedBeyond(
  question: BoundQuestion,
  date: LocalDate,
  { step, most }: { readonly step: 1 | -1; readonly most: number },
  open: DaySpan,
): DayTotal[] {
  const found: DayTotal[] = [];
  const start = step === 1 && date < open.first ? addDays(open.first, -1) : date;
  for (
    let day = addDays(start, step);
    day >= open.first && day <= open.last && found.length < most;
    day = addDays(day, step)
  ) {
    const priced = dayTotal(question, day, open);
    if (priced.total !== null) found.push(priced);
  }
  return found;
}

/** The nearest days before and after that have a price, in the order of time. */
export const nearestPriced = (
  question: BoundQuestion,
  date: LocalDate,
  open: DaySpan,
): DayTotal[] => [
  ...pricedBeyond(question, date, { step: -1, most: NEAREST_EACH }, open).reverse(),
  ...pricedBeyond(question, date, { step: 1, most: NEAREST_EACH }, open),
];

/**
 * The first day after `date` that has a price, as far as days are open; null when there is none.
 */
export const nextPriced = (
  question: BoundQuestion,
  date: LocalDate,
  open: DaySpan,
): DayTotal | null => pricedBeyond(question, date, { step: 1, most: 1 }, open)[0] ?? null;

/** A day and its lowest total as it is shown. */
type DayPrice = {
  readonly date: string;
  readonly total: Money | null;
  /** Whether it is the lowest of the days shown with it. */
  readonly lowest: boolean;
  readonly noPriceReason: NoPriceReason | null;
};

/** The lowest of several days in minor units of the filing currency; null when none has a price. */
export function lowestOfDays(days: readonly DayTotal[]): number | null {
  const totals = days.map(({ total }) => total).filter((total) => total !== null);
  return totals.length > 0 ? Math.min(...totals) : null;
}

/** Days as they are shown beside each other. */
export function shownDays(days: readonly DayTotal[], show: ShowAmount): DayPrice[] {
  const lowest = lowestOfDays(days);
  return days.map(({ date, total, noPriceReason }) => ({
    date,
    total: total === null ? null : show(total),
    lowest: total !== null && total === lowest,
    noPriceReason,
  }));
}
