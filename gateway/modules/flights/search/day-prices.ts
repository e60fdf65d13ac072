import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import { type BoundQuestion, journeysOn } from './bound-question.ts';
import { lowestOf } from './price-journey.ts';

/** A day and its lowest total in minor units of the filing currency; null when nothing is on sale. */
export type DayTotal = { readonly date: LocalDate; readonly total: number | null };

/** The lowest total of the party on a day. */
export const lowestOn = (
  question: BoundQuestion,
  date: LocalDate,
  open: DaySpan,
): number | null => {
  if (date < open.first || date > open.last) return null;
  const totals = journeysOn(question, date)
    .map((journey) => lowestOf(question, journey))
    .filter((total) => total !== null);
  return totals.length > 0 ? Math.min(...totals) : null;
};

/** So many days from a first one on, each with its lowest total. */
export const dayTotals = (
  question: BoundQuestion,
  first: LocalDate,
  days: number,
  open: DaySpan,
): DayTotal[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index)).map((date) => ({
    date,
    total: lowestOn(question, date, open),
  }));

/** How far, and how many on each side. */
const NEAREST = { days: 60, each: 2 };

const nextPriced = (
  question: BoundQuestion,
  date: LocalDate,
  step: 1 | -1,
  open: DaySpan,
): DayTotal[] => {
  const found: DayTotal[] = [];
  for (let away = 1; away <= NEAREST.days && found.length < NEAREST.each; away++) {
    const day = addDays(date, step * away);
    const total = lowestOn(question, day, open);
    if (total !== null) found.push({ date: day, total });
  }
  return found;
};

/** The nearest days before and after that have a price, in the order of time. */
export const nearestPriced = (
  question: BoundQuestion,
  date: LocalDate,
  open: DaySpan,
): DayTotal[] => [
  ...nextPriced(question, date, -1, open).reverse(),
  ...nextPriced(question, date, 1, open),
];
