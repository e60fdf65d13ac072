import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  equalMoney,
  isZeroMoney,
  MoneyError,
  maxMoney,
  minMoney,
  minorDigits,
  money,
  multiplyMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
} from './money.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it('is whole minor units', () => {
    expect(money(12_345, 'CNY')).toEqual({ amount: 12_345, currency: 'CNY' });
    expect(() => money(0.1, 'CNY')).toThrow(MoneyError);
    expect(() => money(Number.NaN, 'CNY')).toThrow(MoneyError);
    expect(() => money(2 ** 53, 'CNY')).toThrow(MoneyError);
  });

  it('never has a negative zero, which a form would print as -0', () => {
    expect(Object.is(multiplyMoney(money(5, 'CNY'), -0).amount, 0)).toBe(true);
  });

  it('refuses to mix currencies', () => {
    expect(() => addMoney(money(1, 'CNY'), money(1, 'JPY'))).toThrow('CNY met JPY');
    expect(() => subtractMoney(money(1, 'CNY'), money(1, 'JPY'))).toThrow(MoneyError);
    expect(() => compareMoney(money(1, 'CNY'), money(1, 'JPY'))).toThrow(MoneyError);
    expect(() => sumMoney([money(1, 'CNY')], 'JPY')).toThrow(MoneyError);
  });

  it('sums nothing to zero in the currency that was asked for', () => {
    expect(sumMoney([], 'JPY')).toEqual(money(0, 'JPY'));
  });

  it('multiplies by whole factors only', () => {
    expect(multiplyMoney(money(199, 'CNY'), 3)).toEqual(money(597, 'CNY'));
    expect(() => multiplyMoney(money(100, 'CNY'), 1.5)).toThrow(MoneyError);
  });

  it('takes a percentage rounded towards zero', () => {
    expect(percentOfMoney(money(999, 'CNY'), 50)).toEqual(money(499, 'CNY'));
    expect(percentOfMoney(money(-999, 'CNY'), 50)).toEqual(money(-499, 'CNY'));
    expect(percentOfMoney(money(999, 'CNY'), 0)).toEqual(money(0, 'CNY'));
  });

  it('is compared within its currency, and equal only in both', () => {
    const [less, more] = [money(1, 'CNY'), money(2, 'CNY')];
    expect([minMoney(less, more), minMoney(more, less)]).toEqual([less, less]);
    expect([maxMoney(less, more), maxMoney(more, less)]).toEqual([more, more]);
    expect(equalMoney(less, money(1, 'CNY'))).toBe(true);
    expect(equalMoney(less, more)).toBe(false);
    expect(equalMoney(less, money(1, 'JPY'))).toBe(false);
  });

  it('knows nothing from something', () => {
    expect([-1, 0, 1].map((amount) => isZeroMoney(money(amount, 'CNY')))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('takes back what it added', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const sum = addMoney(money(a, 'CNY'), money(b, 'CNY'));
        expect(subtractMoney(sum, money(b, 'CNY'))).toEqual(money(a, 'CNY'));
      }),
    );
  });
});

describe('allocation', () => {
  it('gives the remainder to the first shares', () => {
    expect(allocateMoney(money(100, 'CNY'), [1, 1, 1]).map((share) => share.amount)).toEqual([
      34, 33, 33,
    ]);
    expect(allocateMoney(money(-100, 'CNY'), [1, 1, 1]).map((share) => share.amount)).toEqual([
      -34, -33, -33,
    ]);
  });

  it('gives nothing to a share without a weight', () => {
    expect(allocateMoney(money(7, 'JPY'), [0, 2, 1]).map((share) => share.amount)).toEqual([
      0, 5, 2,
    ]);
  });

  it('needs at least one whole, positive weight', () => {
    expect(() => allocateMoney(money(7, 'JPY'), [])).toThrow(MoneyError);
    expect(() => allocateMoney(money(7, 'JPY'), [0])).toThrow(MoneyError);
    expect(() => allocateMoney(money(7, 'JPY'), [1, -1])).toThrow(MoneyError);
    expect(() => allocateMoney(money(7, 'JPY'), [1, 0.5])).toThrow(MoneyError);
    expect(() => allocateMoney(money(7, 'JPY'), [2, 0])).not.toThrow();
  });

  it('always adds up, and no share strays a whole unit from its due', () => {
    const weights = fc
      .array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 9 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const shares = allocateMoney(money(amount, 'CNY'), list);
        const whole = list.reduce((sum, weight) => sum + weight, 0);
        expect(sumMoney(shares, 'CNY')).toEqual(money(amount, 'CNY'));
        shares.forEach((share, index) => {
          const due = (amount * (list[index] ?? 0)) / whole;
          expect(Math.abs(share.amount - due)).toBeLessThan(1.000_001);
        });
      }),
    );
  });
});

describe('the digits of a minor unit', () => {
  it.each([
    ['CNY', 2],
    ['KRW', 0],
    ['MYR', 2],
    ['VND', 0],
  ])('of %s are %i, whether the airline files in it or not', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });
});
