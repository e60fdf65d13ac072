import { expect, test } from 'vitest';
import { isSoldHere, itemsIn, LATER, oneOf, totalOf } from './basket.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';
import { priceFrom, pricesOf, soldTo } from './passenger-extras.ts';

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
  zonePrices: [],
});
const offered = [extra('wifi', 9_800), extra('bag', 45_000)];
const priceOf = pricesOf(offered, []);

test('an empty basket costs nothing and orders nothing', () => {
  expect(totalOf([], priceOf)).toBeNull();
  expect(itemsIn({}, LATER)).toEqual([]);
  expect(itemsIn({ wifi: 0 }, LATER)).toEqual([]);
  expect(itemsIn({ wifi: 1 }, [])).toEqual([]);
});

test('a basket costs each price as often as it is chosen', () => {
  const items = itemsIn({ wifi: 2, bag: 1 }, LATER);
  expect(totalOf(items, priceOf)).toEqual({ amount: 64_600, currency: 'CNY' });
  expect(items).toEqual([
    { extraId: 'wifi', quantity: 2, passengerSegmentId: null },
    { extraId: 'bag', quantity: 1, passengerSegmentId: null },
  ]);
});

test('each of several passengers gets what is in the basket, and it is paid for each', () => {
  const items = itemsIn({ wifi: 0, bag: 1 }, ['mother', 'child']);
  expect(items).toEqual([
    { extraId: 'bag', quantity: 1, passengerSegmentId: 'mother' },
    { extraId: 'bag', quantity: 1, passengerSegmentId: 'child' },
  ]);
  expect(totalOf(items, priceOf)).toEqual({ amount: 90_000, currency: 'CNY' });
});

const price = (amount: number) => ({ amount, currency: 'CNY' });
/** A passenger on a flight on which a bag costs so much; with a card, the lounge is included. */
const passenger = (id: string, bag: number, card: 'GOLD' | null = null) => ({
  id,
  extras: [
    { extra: { id: 'bag' }, price: price(bag), includedBy: null, cardTier: null },
    {
      extra: { id: 'lounge' },
      price: price(26_000),
      includedBy: card && ('CARD' as const),
      cardTier: card,
    },
  ],
});

test('a bag costs what the flight of its passenger says, and the page begins with the lowest price', () => {
  const travellers = [passenger('out', 30_000), passenger('back', 100_000)];
  const items = itemsIn({ bag: 2 }, ['out', 'back']);
  expect(totalOf(items, pricesOf(offered, travellers))).toEqual(price(260_000));
  const bag = { ...extra('bag', 30_000), zonePrices: [{ zone: 'ASIA' as const }] };
  expect(priceFrom(bag, travellers)).toEqual({ price: price(30_000), isFrom: true });
  expect(priceFrom(bag, travellers.slice(1))).toEqual({ price: price(100_000), isFrom: false });
});

test('what a card gives is left out for its holder, and sold to the others', () => {
  const travellers = [passenger('gold', 30_000, 'GOLD'), passenger('guest', 30_000)];
  const items = itemsIn({ lounge: 1 }, ['gold', 'guest'], soldTo(travellers));
  expect(items).toEqual([{ extraId: 'lounge', quantity: 1, passengerSegmentId: 'guest' }]);
});

test('an extra whose price depends on the flight is chosen for passengers of an order only', () => {
  const bag = { ...extra('bag', 30_000), zonePrices: [{ zone: 'ASIA' as const }] };
  expect(isSoldHere(null, bag, false)).toBe(false);
  expect(oneOf('WIFI', [bag], null, false)).toEqual({});
  expect(oneOf('WIFI', [bag], null, true)).toEqual({ bag: 1 });
});
