import { expect, test } from 'vitest';
import { likeSeats } from './like-seats.ts';
import { listedSeats, type SeatFilter } from './listed-seats.ts';
import { aSeatMap } from './seat-map.test-support.ts';

const legSpace = (...numbers: string[]) =>
  Object.fromEntries(numbers.map((number) => [number, { zone: 'LEG_SPACE' as const }]));
const numbersIn = (
  filters: readonly SeatFilter[],
  chosen: Record<string, string> = {},
  map = aSeatMap({ ...legSpace('11A', '11B'), '12F': { state: 'TAKEN' } }),
) =>
  listedSeats(
    { map, passengerId: 'anna', chosen: new Map(Object.entries(chosen)), live: null },
    filters,
  ).flatMap(({ seats }) => seats.map(({ seat }) => seat.seat.number));

test('the list has every seat that the passenger may have, zone by zone', () => {
  const zones = listedSeats(
    { map: aSeatMap(legSpace('12A')), passengerId: 'anna', chosen: new Map(), live: null },
    [],
  );
  expect(zones.map(({ zone, seats }) => [zone, seats.length])).toEqual([
    ['STANDARD', 23],
    ['LEG_SPACE', 1],
  ]);
  expect(numbersIn([])).not.toContain('12F');
});

test('filters are by the window, on the aisle and with leg room, and add up', () => {
  expect(numbersIn(['WINDOW'])).toEqual(['11A', '11F', '12A', '14A', '14F', '15A', '15F']);
  expect(numbersIn(['AISLE']).length).toBe(8);
  expect(numbersIn(['LEG_ROOM'])).toEqual(['11A', '11B']);
  expect(numbersIn(['LEG_ROOM', 'WINDOW'])).toEqual(['11A']);
});

test('together is beside the others of the party once they have seats, never across an aisle', () => {
  expect(numbersIn(['TOGETHER'], { bo: '14C' })).toEqual(['14B']);
});

test('the seats most like a lost one are of its price, its position, and near', () => {
  const map = aSeatMap({ ...legSpace('12A'), '14A': { state: 'TAKEN' } });
  expect(likeSeats(map, '14F', 'anna', null, new Set(['12F']))).toEqual(['15F', '11F', '15A']);
  const live = new Map([['15F', 'HELD' as const]]);
  expect(likeSeats(map, '14F', 'anna', live, new Set(), 1)).toEqual(['12F']);
});
