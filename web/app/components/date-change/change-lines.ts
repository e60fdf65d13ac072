import type { MoneyLike } from '#schema/format/money.ts';

/** What a change costs, as the gateway quotes it. */
export type ChangeAmounts = {
  readonly penalty: MoneyLike;
  readonly fareDifference: MoneyLike;
  readonly taxDifference: MoneyLike;
  readonly totalDue: MoneyLike;
  /** What is paid out where the new flights cost less; as a rule nothing. */
  readonly refundDue?: MoneyLike;
};

/**
 * A part of the price of a change. `KEPT`: a lower price that the conditions neither pay out nor
 * set against the fee.
 */
export type ChangeLine = {
  readonly kind: 'PENALTY' | 'FARE' | 'TAX' | 'KEPT';
  readonly value: MoneyLike;
};

/**
 * The parts of which the amount due consists, or what is paid out: together they are exactly that
 * (RULES 8.6).
 */
export function changeLines(amounts: ChangeAmounts): ChangeLine[] {
  const { penalty, fareDifference, taxDifference, totalDue, refundDue } = amounts;
  const differences = penalty.amount + fareDifference.amount + taxDifference.amount;
  const kept = totalDue.amount - (refundDue?.amount ?? 0) - differences;
  return [
    { kind: 'PENALTY', value: penalty },
    { kind: 'FARE', value: fareDifference },
    { kind: 'TAX', value: taxDifference },
    ...(kept === 0 ? [] : [{ kind: 'KEPT' as const, value: { ...totalDue, amount: kept } }]),
  ];
}
