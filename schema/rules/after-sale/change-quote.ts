import {
  addMoney,
  type Money,
  maxMoney,
  subtractMoney,
  zeroMoney,
} from '#schema/rules/base/money.ts';

/**
 * What one passenger paid for the flights that change, what the new ones cost, and the conditions
 * of the old fare.
 */
export type ChangePrices = {
  readonly oldFare: Money;
  readonly newFare: Money;
  readonly oldTaxes: Money;
  readonly newTaxes: Money;
  readonly penalty: Money;
  /** Whether the conditions give back what the new flights cost less. */
  readonly residualRefundable: boolean;
};

/**
 * A change of date, line by line: `penalty` + `addCollect` = `totalDue`. Differences are below zero
 * where prices fell.
 */
export type ChangeQuote = {
  readonly penalty: Money;
  readonly fareDifference: Money;
  readonly taxDifference: Money;
  readonly addCollect: Money;
  readonly totalDue: Money;
  readonly refundDue: Money;
};

/**
 * What a change costs one passenger (RULES 8.6): nothing at all when the airline changed the flight
 * (RULES 8.2).
 */
export function changeQuote(prices: ChangePrices, byAirline: boolean): ChangeQuote {
  const zero = zeroMoney(prices.oldFare.currency);
  if (byAirline)
    return {
      penalty: zero,
      fareDifference: zero,
      taxDifference: zero,
      addCollect: zero,
      totalDue: zero,
      refundDue: zero,
    };
  const fareDifference = subtractMoney(prices.newFare, prices.oldFare);
  const taxDifference = subtractMoney(prices.newTaxes, prices.oldTaxes);
  const difference = addMoney(fareDifference, taxDifference);
  const addCollect = maxMoney(zero, difference);
  const residual = maxMoney(zero, subtractMoney(zero, difference));
  return {
    penalty: prices.penalty,
    fareDifference,
    taxDifference,
    addCollect,
    totalDue: addMoney(prices.penalty, addCollect),
    refundDue: prices.residualRefundable ? residual : zero,
  };
}
