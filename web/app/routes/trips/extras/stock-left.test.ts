import { expect, test } from 'vitest';
import { leftOn, withinStock } from './stock-left.ts';

const scarce = [
  { flight: { id: 'out' }, benefit: { id: 'bag' }, left: 2 },
  { flight: { id: 'back' }, benefit: { id: 'bag' }, left: 0 },
  { flight: { id: 'back' }, benefit: { id: 'wifi' }, left: 4 },
];

test('each flight has its own stock, and without a flight nothing is scarce', () => {
  expect(leftOn(scarce, 'out')).toEqual({ bag: 2 });
  expect(leftOn(scarce, 'back')).toEqual({ bag: 0, wifi: 4 });
  expect(leftOn(scarce, undefined)).toEqual({});
});

test('no more is ordered than is left on the chosen flight, and of what is not scarce as many as were chosen', () => {
  const basket = { bag: 3, wifi: 3, lounge: 1 };
  expect(withinStock(basket, leftOn(scarce, 'out'))).toEqual({ bag: 2, wifi: 3, lounge: 1 });
  expect(withinStock(basket, leftOn(scarce, 'back'))).toEqual({ bag: 0, wifi: 3, lounge: 1 });
});
