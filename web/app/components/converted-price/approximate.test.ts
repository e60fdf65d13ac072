import { describe, expect, it } from 'vitest';
import { approximate } from './approximate.ts';

const RATES = {
  base: 'CNY',
  rates: [
    { currency: 'CNY', rate: '1' },
    { currency: 'HKD', rate: '1.0968' },
    { currency: 'JPY', rate: '21.24' },
  ],
};
const price = { amount: 116000, currency: 'CNY' };

describe('a price in the user’s currency', () => {
  it('is in whole units, never less than the price', () => {
    expect(approximate(price, 'HKD', RATES)).toEqual({ amount: 127300, currency: 'HKD' });
    expect(approximate(price, 'JPY', RATES)).toEqual({ amount: 24639, currency: 'JPY' });
  });
  it('is not shown where it is the same, or unknown', () => {
    expect(approximate(price, 'CNY', RATES)).toBeNull();
    expect(approximate(price, 'USD', RATES)).toBeNull();
    expect(approximate({ amount: 1, currency: 'JPY' }, 'HKD', RATES)).toBeNull();
  });
});
