import { monthOf } from './calendar-month.ts';
import type { CellMoney } from './cell-price.ts';
import type { ChosenDays } from './chosen-days.ts';
import type { PricedBound } from './priced.ts';
import { tripTotal } from './trip-total.ts';
import { useMonthPrices } from './use-month-prices.ts';

/** What the chosen days of a round trip cost: the way there so far, and both ways together. */
export function useTripTotal(
  out: PricedBound | null,
  back: PricedBound | null,
  days: ChosenDays,
): { readonly there: CellMoney | null; readonly both: CellMoney | null } {
  const { start, end } = days;
  const there = useMonthPrices(start ? out : null, monthOf(start ?? '')).prices?.days;
  const home = useMonthPrices(end ? back : null, monthOf(end ?? '')).prices?.days;
  return {
    there: (start && there?.get(start)?.total) || null,
    both: tripTotal(there, home, days),
  };
}
