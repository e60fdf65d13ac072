import { expect, test } from 'vitest';
import { itemsIn, totalOf } from './basket.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';

const extra = (id: string, amount: number): OfferedExtraFragment => ({
  id,
  kind: 'WIFI',
  name: id,
  text: '',
  validDays: 365,
  yearlyLimit: null,
  tiers: [],
  points: null,
  price: { amount, currency: 'CNY' },
});
const offered = [extra('wifi', 9_800), extra('bag', 45_000)];

test('an empty basket costs nothing and orders nothing', () => {
  expect(totalOf({}, offered)).toBeNull();
  expect(totalOf({ wifi: 0 }, offered)).toBeNull();
  expect(itemsIn({ wifi: 0 })).toEqual([]);
});

test('a basket costs each price as often as it is chosen', () => {
  const basket = { wifi: 2, bag: 1 };
  expect(totalOf(basket, offered)).toEqual({ amount: 64_600, currency: 'CNY' });
  expect(itemsIn(basket)).toEqual([
    { benefitId: 'wifi', quantity: 2 },
    { benefitId: 'bag', quantity: 1 },
  ]);
});
