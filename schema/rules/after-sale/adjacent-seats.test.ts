import { describe, expect, test } from 'vitest';
import { adjacentSeats } from './adjacent-seats.ts';
import type { OpenSeat, TogetherPassenger } from './seat-party.ts';

const ADULT: TogetherPassenger = { child: false };
const CHILD: TogetherPassenger = { child: true };
const LETTERS = 'ABCDEF';

/**
 * Free seats of a cabin of three and three, by their numbers; each costs everyone the same unless a
 * price is set.
 */
const cabin = (numbers: string, size: number, prices: Record<string, (number | null)[]> = {}) =>
  numbers.split(' ').map((number): OpenSeat => {
    const place = LETTERS.indexOf(number.at(-1) ?? '');
    return {
      number,
      row: Number.parseInt(number, 10),
      place,
      group: place < 3 ? 0 : 1,
      prices: prices[number] ?? Array.from({ length: size }, () => 0),
    };
  });
const adults = (count: number) => Array.from({ length: count }, () => ADULT);

describe('seats together', () => {
  test('are side by side, also across the aisle', () => {
    const [first, ...others] = adjacentSeats(cabin('20A 20C 20D 22A', 2), adults(2), 3);
    expect(first).toEqual({ seats: ['20C', '20D'], adjacent: true, total: 0 });
    expect(others.map(({ adjacent }) => adjacent)).toEqual([false]);
  });

  test('are never beside a stranger between them', () => {
    const [first] = adjacentSeats(cabin('20A 20C', 2), adults(2), 1);
    expect(first?.adjacent).toBe(false);
  });

  test('are the cheapest of those side by side', () => {
    const seats = cabin('9A 9B 20A 20B', 2, { '9A': [5, 5], '9B': [5, 5] });
    expect(adjacentSeats(seats, adults(2), 2).map(({ total }) => total)).toEqual([0, 10]);
  });

  test('cost what each pays in the cheaper way round', () => {
    const seats = cabin('9A 9B', 2, { '9A': [80, 40], '9B': [10, 10] });
    expect(adjacentSeats(seats, adults(2), 1)).toEqual([
      { seats: ['9B', '9A'], adjacent: true, total: 50 },
    ]);
  });

  test('are those that each may have', () => {
    const seats = cabin('15A 15B', 2, { '15A': [0, null] });
    expect(adjacentSeats(seats, adults(2), 1)[0]?.seats).toEqual(['15A', '15B']);
    expect(adjacentSeats(cabin('15A', 1, { '15A': [null] }), adults(1), 1)).toEqual([]);
  });

  test('side by side come before cheaper ones in two rows', () => {
    const seats = cabin('9A 9B 20A 21A', 2, { '9A': [90, 90], '9B': [90, 90] });
    const [first, second] = adjacentSeats(seats, adults(2), 2);
    expect(first).toMatchObject({ seats: ['9A', '9B'], adjacent: true });
    expect(second).toMatchObject({ seats: ['20A', '21A'], adjacent: false });
  });

  test('in two neighbouring rows come before scattered ones', () => {
    const [first] = adjacentSeats(cabin('20A 20B 21A 21B 25C 26C', 4), adults(4), 1);
    expect(first?.seats.toSorted()).toEqual(['20A', '20B', '21A', '21B']);
  });

  test('are as near as there are, where no two rows have enough', () => {
    const [first] = adjacentSeats(cabin('10A 20A 22C 40F', 2), adults(2), 1);
    expect(first?.seats.toSorted()).toEqual(['20A', '22C']);
  });

  test('have no seat in common', () => {
    const proposals = adjacentSeats(cabin('20A 20B 20C 20D 20E 20F 21A', 3), adults(3), 3);
    const numbers = proposals.flatMap(({ seats }) => seats);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(proposals).toHaveLength(2);
  });

  test.each([
    ['none', 0, 0],
    ['the main passenger alone', 1, 1],
    ['the main passenger and four more', 5, 1],
    ['one more than that', 6, 0],
  ])('are proposed for %s', (_who, size, proposals) => {
    const seats = cabin('20A 20B 20C 20D 20E 20F', size);
    expect(adjacentSeats(seats, adults(size), 1)).toHaveLength(proposals);
  });

  test('are as many as asked for, or fewer', () => {
    expect(adjacentSeats(cabin('20A 20B', 1), adults(1), 6)).toHaveLength(2);
    expect(adjacentSeats(cabin('20A 20B', 1), adults(1), 1)).toHaveLength(1);
  });
});

describe('a child', () => {
  test('sits directly beside an adult, and not across the aisle', () => {
    const [first] = adjacentSeats(cabin('20C 20D 31E 31F', 2), [ADULT, CHILD], 1);
    expect(first?.seats.toSorted()).toEqual(['31E', '31F']);
  });

  test('and another sit on both sides of one adult', () => {
    const [first] = adjacentSeats(cabin('20A 20B 20C', 3), [CHILD, ADULT, CHILD], 1);
    expect(first?.seats[1]).toBe('20B');
  });

  test('is beside an adult in two rows too', () => {
    const party = [ADULT, ADULT, CHILD, CHILD];
    const [first] = adjacentSeats(cabin('20A 20B 21A 21B', 4), party, 1);
    const rowOf = (index: number) => first?.seats[index]?.slice(0, 2);
    expect([rowOf(0), rowOf(1)].toSorted()).toEqual([rowOf(2), rowOf(3)].toSorted());
  });

  test('is beside an adult where seats are scattered', () => {
    const party = [ADULT, ADULT, CHILD];
    const [first] = adjacentSeats(cabin('20A 20B 28C', 3), party, 1);
    expect(first?.seats[2]?.slice(0, 2)).toBe('20');
    expect(adjacentSeats(cabin('20A 28C 35F', 3), party, 1)).toEqual([]);
  });

  test('whose adults have seats already is seated like everyone else', () => {
    expect(adjacentSeats(cabin('20A', 1), [CHILD], 1)[0]?.seats).toEqual(['20A']);
  });
});

test('the largest aircraft is searched in a moment, however its seats are taken', () => {
  const letters = 'ABCDEGHJK';
  const free = (one: number) =>
    Array.from({ length: 35 * letters.length }, (_, index) => index)
      .filter((index) => index % one !== 0)
      .map(
        (index): OpenSeat => ({
          number: `${31 + Math.floor(index / 9)}${letters[index % 9]}`,
          row: Math.floor(index / 9),
          place: index % 9,
          group: Math.floor((index % 9) / 3),
          prices: [10, 20, 30, 10, 10],
        }),
      );
  const party = [ADULT, ADULT, CHILD, CHILD, ADULT];
  for (const one of [1000, 5, 4, 3, 2]) {
    const began = performance.now();
    adjacentSeats(free(one), party, 3);
    expect(performance.now() - began).toBeLessThan(400);
  }
});
