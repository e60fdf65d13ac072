import { expect, test } from 'vitest';
import { itemsIn, LATER, totalOf } from './basket.ts';
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
  expect(totalOf([], offered)).toBeNull();
  expect(itemsIn({}, LATER)).toEqual([]);
  expect(itemsIn({ wifi: 0 }, LATER)).toEqual([]);
  expect(itemsIn({ wifi: 1 }, [])).toEqual([]);
});

test('a basket costs each price as often as it is chosen', () => {
  const items = itemsIn({ wifi: 2, bag: 1 }, LATER);
  expect(totalOf(items, offered)).toEqual({ amount: 64_600, currency: 'CNY' });
  expect(items).toEqual([
    { benefitId: 'wifi', quantity: 2, passengerSegmentId: null },
    { benefitId: 'bag', quantity: 1, passengerSegmentId: null },
  ]);
});

test('each of several passengers gets what is in the basket, and it is paid for each', () => {
  const items = itemsIn({ wifi: 0, bag: 1 }, ['mother', 'child']);
  expect(items).toEqual([
    { benefitId: 'bag', quantity: 1, passengerSegmentId: 'mother' },
    { benefitId: 'bag', quantity: 1, passengerSegmentId: 'child' },
  ]);
  expect(totalOf(items, offered)).toEqual({ amount: 90_000, currency: 'CNY' });
});
