import { expect, test } from 'vitest';
import { leftFor, withinLimits } from './stock-left.ts';

const scarce = [
  { flight: { id: 'out' }, extra: { id: 'bag' }, left: 2 },
  { flight: { id: 'back' }, extra: { id: 'bag' }, left: 0 },
  { flight: { id: 'back' }, extra: { id: 'wifi' }, left: 4 },
];

test('each flight has its own stock, and without a flight nothing is scarce', () => {
  expect(leftFor(scarce, ['out'])).toEqual({ bag: { left: 2, each: 2 } });
  expect(leftFor(scarce, ['back'])).toEqual({
    bag: { left: 0, each: 0 },
    wifi: { left: 4, each: 4 },
  });
  expect(leftFor(scarce, [])).toEqual({});
});

test('passengers on one flight share what is left there, and the scarcest of several flights counts', () => {
  expect(leftFor(scarce, ['back', 'back', 'back']).wifi).toEqual({ left: 4, each: 1 });
  expect(leftFor(scarce, ['out', 'out', 'out']).bag).toEqual({ left: 2, each: 0 });
  expect(leftFor(scarce, ['out', 'back']).bag).toEqual({ left: 0, each: 0 });
});

const offered = [
  { id: 'bag', yearlyLimit: null },
  { id: 'wifi', yearlyLimit: null },
  { id: 'lounge', yearlyLimit: 4 },
];

test('no more is ordered than is left for each, and of what is not scarce as many as were chosen', () => {
  const basket = { bag: 3, wifi: 3, lounge: 1 };
  const within = (...flights: string[]) =>
    withinLimits(basket, offered, flights.length, leftFor(scarce, flights));
  expect(within('out')).toEqual({ bag: 2, wifi: 3, lounge: 1 });
  expect(within('back', 'back')).toEqual({ bag: 0, wifi: 2, lounge: 1 });
});

test('of what has a yearly limit each passenger gets no more than their share of it', () => {
  const lounge = (receivers: number) => withinLimits({ lounge: 4 }, offered, receivers, {});
  expect([1, 2, 3, 5].map((count) => lounge(count).lounge)).toEqual([4, 2, 1, 0]);
});
