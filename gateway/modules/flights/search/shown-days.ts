import type { Money } from '#schema/rules/base/money.ts';
import type { DayTotal, NoPriceReason } from './day-prices.ts';
import type { ShowAmount } from './price-journey.ts';

/** A day and its lowest total as it is shown. */
export type DayPrice = {
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
