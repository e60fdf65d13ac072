import type { MoneyLike } from '#schema/format/money.ts';
import type { ChangeAmounts } from '#web/app/components/date-change/change-lines.ts';
import type { DateChangeStatusFragment } from './date-change-status.gen.ts';

type Priced = Pick<DateChangeStatusFragment, 'penalty' | 'totalDue' | 'refundDue' | 'passengers'>;

/** What a change costs in all; the differences are those of its passengers together. */
export function amountsOf(change: Priced): ChangeAmounts & { readonly refundDue: MoneyLike } {
  const { penalty, totalDue, refundDue, passengers } = change;
  const sum = (of: 'fareDifference' | 'taxDifference') => ({
    ...totalDue,
    amount: passengers.reduce((total, part) => total + part[of].amount, 0),
  });
  return {
    penalty,
    totalDue,
    refundDue,
    fareDifference: sum('fareDifference'),
    taxDifference: sum('taxDifference'),
  };
}
