import type { CellMoney } from './cell-price.ts';
import type { ChosenDays } from './chosen-days.ts';
import type { PricesByDay } from './priced.ts';

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
