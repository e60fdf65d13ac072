import { expect, it } from 'vitest';
import { changedPrices } from './changed-prices.ts';

const flight = (key: string, amount: number) => ({ key, lowestTotal: { amount, currency: 'CNY' } });

it('counts flights that cost something else, have come or have gone', () => {
  const before = [flight('a', 1), flight('b', 2), flight('c', 3)];
  expect(changedPrices(before, before)).toBe(0);
  expect(changedPrices(before, [flight('a', 1), flight('b', 5), flight('d', 4)])).toBe(3);
});
