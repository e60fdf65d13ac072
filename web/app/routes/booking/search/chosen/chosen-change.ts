import type { PriceChangeFragment } from '#web/app/components/price-change/price-change.gen.ts';
import type { ChosenBound } from './choose-bounds.ts';

type Totals = Omit<PriceChangeFragment, 'lines'> & {
  /** The chosen bounds whose price is not what it was. */
  readonly bounds: readonly ChosenBound[];
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * How the total of the chosen bounds differs from what it was when they were chosen; null when it
 * does not.
 */
export function chosenChange(chosen: readonly ChosenBound[]): Totals | null {
  const bounds = chosen.filter(({ total, shown }) => total.amount !== shown.amount);
  const [first] = bounds;
  if (!first) return null;
  const { currency } = first.total;
  const oldTotal = { amount: sum(chosen.map(({ shown }) => shown.amount)), currency };
  const newTotal = { amount: sum(chosen.map(({ total }) => total.amount)), currency };
  const difference = { amount: newTotal.amount - oldTotal.amount, currency };
  return difference.amount === 0 ? null : { oldTotal, newTotal, difference, bounds };
}

/** What the chosen bounds cost together; null while there are none. */
export function chosenTotal(chosen: readonly ChosenBound[]): ChosenBound['total'] | null {
  const [first] = chosen;
  return first ? { ...first.total, amount: sum(chosen.map(({ total }) => total.amount)) } : null;
}
