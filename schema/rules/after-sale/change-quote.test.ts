import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '#schema/rules/base/money.ts';
import { type ChangePrices, changeQuote } from './change-quote.ts';

const cny = (amount: number) => money(amount, 'CNY');
const prices: ChangePrices = {
  oldFare: cny(100_000),
  newFare: cny(120_000),
  oldTaxes: cny(9_000),
  newTaxes: cny(8_000),
  penalty: cny(15_000),
  residualRefundable: false,
};

it('a change costs its penalty and the differences of fare and tax', () => {
  expect(changeQuote(prices, false)).toEqual({
    penalty: cny(15_000),
    fareDifference: cny(20_000),
    taxDifference: cny(-1_000),
    addCollect: cny(19_000),
    totalDue: cny(34_000),
    refundDue: cny(0),
  });
});

it('cheaper flights cost the penalty, and give back only what the conditions give', () => {
  const cheaper = { ...prices, newFare: cny(80_000) };
  expect(changeQuote(cheaper, false)).toMatchObject({ totalDue: cny(15_000), refundDue: cny(0) });
  expect(changeQuote({ ...cheaper, residualRefundable: true }, false)).toMatchObject({
    totalDue: cny(15_000),
    refundDue: cny(21_000),
  });
});

it('a change because of the airline is free', () => {
  expect(changeQuote(prices, true)).toMatchObject({ penalty: cny(0), totalDue: cny(0) });
});

it('what is due is never below the penalty, and nothing is due and given back for the same difference', () => {
  const amount = fc.nat(1_000_000).map(cny);
  const any = fc.record({
    oldFare: amount,
    newFare: amount,
    oldTaxes: amount,
    newTaxes: amount,
    penalty: amount,
    residualRefundable: fc.boolean(),
  });
  fc.assert(
    fc.property(any, (one) => {
      const { totalDue, penalty, addCollect, refundDue } = changeQuote(one, false);
      expect(totalDue.amount).toBe(penalty.amount + addCollect.amount);
      expect(Math.min(addCollect.amount, refundDue.amount)).toBe(0);
    }),
  );
});
