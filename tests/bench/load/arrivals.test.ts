import { expect, test } from 'vitest';
import { arrivals, numbersOf } from './arrivals.ts';

const RATE = 150;
const SECONDS = 600;

const share = (numbers: readonly number[], is: (number: number) => boolean) =>
  numbers.filter(is).length / numbers.length;

const gapsOf = (times: readonly number[]) =>
  times.map((time, index) => time - (times[index - 1] ?? 0));

test.each([1, 2, 3, 11, 12, 13])('with seed %i as many arrive as were asked for', (seed) => {
  const times = arrivals(RATE, SECONDS, numbersOf(seed));
  expect(times.length / (RATE * SECONDS)).toBeCloseTo(1, 1.5);
  expect(gapsOf(times).every((gap) => gap >= 0)).toBe(true);
  expect(times.at(-1)).toBeLessThan(SECONDS * 1_000);
});

test('they are spread over each second, and do not come as one burst', () => {
  const times = arrivals(RATE, SECONDS, numbersOf(1));
  for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(share(times, (time) => Math.floor((time % 1_000) / 100) === tenth)).toBeCloseTo(0.1, 2);
});

test('they know nothing of each other: many gaps are short and some are long', () => {
  const gaps = gapsOf(arrivals(RATE, SECONDS, numbersOf(1)));
  const mean = 1_000 / RATE;
  for (const times of [0.1, 1, 3])
    expect(share(gaps, (gap) => gap > times * mean)).toBeCloseTo(Math.exp(-times), 2);
});

test('they are the same for the same seed, and others after them or for another seed', () => {
  const next = numbersOf(7);
  const first = arrivals(RATE, 1, next);
  expect(arrivals(RATE, 1, numbersOf(7))).toEqual(first);
  expect(arrivals(RATE, 1, next)).not.toEqual(first);
  expect(arrivals(RATE, 1, numbersOf(8))).not.toEqual(first);
});
