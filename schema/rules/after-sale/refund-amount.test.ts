import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MoneyError, money } from '#schema/rules/base/money.ts';
import { refundAmounts } from './refund-amount.ts';

const refund = (fare: number, tax: number, fee: number, passengerId = 'a') => ({
  passengerId,
  refundableFare: money(fare, 'CNY'),
  refundableTax: money(tax, 'CNY'),
  processingFee: money(fee, 'CNY'),
});

it('a refund is fare plus tax minus fee', () => {
  const { passengers, sum } = refundAmounts([refund(100_000, 5_000, 20_000)], 'CNY');
  expect(passengers[0]?.total).toEqual(money(85_000, 'CNY'));
  expect(sum.total).toEqual(money(85_000, 'CNY'));
});

it('taxes come back even where the fare does not', () => {
  const { sum } = refundAmounts(
    [refund(10_000, 5_000, 20_000), refund(0, 5_000, 20_000, 'b')],
    'CNY',
  );
  expect(sum.total).toEqual(money(10_000, 'CNY'));
  expect(sum.processingFee).toEqual(money(10_000, 'CNY'));
});

it('a refund of no one is nothing, and currencies are not mixed', () => {
  expect(refundAmounts([], 'CNY').sum.total).toEqual(money(0, 'CNY'));
  expect(() => refundAmounts([refund(1, 1, 0)], 'JPY')).toThrow(MoneyError);
});

it('the sum adds up line by line, and is never less than the taxes', () => {
  const amount = fc.nat(10_000_000);
  const inputs = fc.array(
    fc.tuple(amount, amount, amount).map(([fare, tax, fee]) => refund(fare, tax, fee)),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(inputs, (list) => {
      const { passengers, sum } = refundAmounts(list, 'CNY');
      const total = passengers.reduce((all, one) => all + one.total.amount, 0);
      expect(sum.total.amount).toBe(total);
      expect(sum.total.amount).toBe(
        sum.refundableFare.amount + sum.refundableTax.amount - sum.processingFee.amount,
      );
      expect(sum.total.amount).toBeGreaterThanOrEqual(sum.refundableTax.amount);
    }),
  );
});
