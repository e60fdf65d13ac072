import { type LocalDate, weekdayOf } from '#schema/rules/base/local-date.ts';
import { MONTHS, PEAKS } from './holidays.data.ts';

/** Monday first: business leaves on Monday and Friday, families come back on Sunday. */
const WEEKDAYS = [1040, 940, 930, 980, 1120, 1000, 1100];

/** Up to so many days ahead, so many thousandths. */
const DAYS_AHEAD: readonly (readonly [days: number, thousandths: number])[] = [
  [2, 1500],
  [6, 1320],
  [13, 1160],
  [20, 1060],
  [44, 980],
  [120, 900],
  [Number.POSITIVE_INFINITY, 960],
];

/** A cabin that is sold up to here, in thousandths, costs so many thousandths. */
const LOADS: readonly (readonly [sold: number, thousandths: number])[] = [
  [400, 860],
  [600, 960],
  [750, 1100],
  [880, 1300],
  [1000, 1550],
];

/** What the day of departure does to a price, in thousandths. */
export function dayFactor(date: LocalDate): number {
  const peak = PEAKS.find(([from, to]) => from <= date && date <= to)?.[2];
  return peak ?? MONTHS[Number(date.slice(5, 7)) - 1] ?? 1000;
}

/** What the day of the week does. */
export const weekdayFactor = (date: LocalDate): number => WEEKDAYS[weekdayOf(date) - 1] ?? 1000;

/** What buying early or late does. */
export const daysAheadFactor = (days: number): number =>
  DAYS_AHEAD.find(([most]) => days <= most)?.[1] ?? 1000;

/** How full a cabin is, from 0 to 4: what its prices and booking classes step by. */
export function loadStep(left: number, seats: number): number {
  const sold = Math.round(((seats - left) * 1000) / Math.max(1, seats));
  const step = LOADS.findIndex(([most]) => sold <= most);
  return step < 0 ? LOADS.length - 1 : step;
}

/** What the load does. */
export const loadFactor = (step: number): number => LOADS[step]?.[1] ?? 1000;

/** High, shoulder or low, as a fare basis says it. */
export type Season = 'H' | 'K' | 'L';

export function seasonLetter(date: LocalDate): Season {
  const factor = dayFactor(date);
  return factor >= 1100 ? 'H' : factor >= 980 ? 'K' : 'L';
}
