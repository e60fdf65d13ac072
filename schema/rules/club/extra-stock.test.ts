import { expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { placesOf, poolOf, stockProblem, toldLeft } from './extra-stock.ts';

const flight = { flightNumber: 'MG523', departureDate: '2027-02-01', origin: 'PVG' };
const later = { ...flight, flightNumber: 'MG525' };
const keyOf = (per: 'FLIGHT' | 'AIRPORT_DAY', on: typeof flight) =>
  poolOf({ id: 'x', stock: { per, places: 1 } }, on)?.key;

test('flights from an airport share its places of a day, and each flight has its own', () => {
  expect(keyOf('AIRPORT_DAY', flight)).toBe(keyOf('AIRPORT_DAY', later));
  expect(keyOf('FLIGHT', flight)).not.toBe(keyOf('FLIGHT', later));
  for (const per of ['FLIGHT', 'AIRPORT_DAY'] as const)
    expect(keyOf(per, flight)).not.toBe(keyOf(per, { ...flight, departureDate: '2027-02-02' }));
  expect(keyOf('AIRPORT_DAY', flight)).not.toBe(keyOf('AIRPORT_DAY', { ...flight, origin: 'PEK' }));
});

test('an extra without a stock takes from none', () => {
  expect(poolOf({ id: 'x', stock: null }, flight)).toBeNull();
});

test('an upgrade has as many places as its cabin has seats left', () => {
  const left = (cabin: string) => (cabin === 'BUSINESS' ? 4 : 90);
  expect(placesOf({ per: 'CABIN', cabin: 'BUSINESS' }, left)).toBe(4);
  expect(placesOf({ per: 'FLIGHT', places: 30 }, left)).toBe(30);
});

test('the last one can be had, and one more is refused', () => {
  expect(stockProblem(2, 2)).toBeNull();
  expect(stockProblem(2, 3)).toBe('EXTRAS_SOLD_OUT');
  expect(stockProblem(-1, 1)).toBe('EXTRAS_SOLD_OUT');
});

test('what is left is told only when it is little', () => {
  expect(toldLeft(LIMITS.extrasToldLeft)).toBe(LIMITS.extrasToldLeft);
  expect(toldLeft(LIMITS.extrasToldLeft + 1)).toBeNull();
  expect(toldLeft(-2)).toBe(0);
});
