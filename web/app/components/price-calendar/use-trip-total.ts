import { monthOf } from './calendar-month.ts';
import type { CellMoney } from './cell-price.ts';
import type { ChosenDays } from './chosen-days.ts';
import type { PricedBound, PricesByDay } from './priced.ts';
import { useMonthPrices } from './use-month-prices.ts';

/** What both days of a round trip cost together; null until both are chosen and priced. */
export function tripTotal(
  out: PricesByDay | null | undefined,
  back: PricesByDay | null | undefined,
  { start, end }: ChosenDays,
): CellMoney | null {
  const there = start ? out?.get(start)?.total : null;
  const home = end ? back?.get(end)?.total : null;
  return there && home && there.currency === home.currency
    ? { amount: there.amount + home.amount, currency: there.currency }
    : null;
}

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
