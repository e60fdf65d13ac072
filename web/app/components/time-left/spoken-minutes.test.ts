import { expect, test } from 'vitest';
import { minutesPassed, spokenMinutes } from './spoken-minutes.ts';

test('ten, five and one minute before the deadline are spoken of, once each', () => {
  expect(minutesPassed(601, 600)).toBe(10);
  expect(minutesPassed(600, 599)).toBeNull();
  expect(minutesPassed(301, 300)).toBe(5);
  expect(minutesPassed(61, 60)).toBe(1);
  expect(minutesPassed(60, 59)).toBeNull();
});

test('a device that slept past an announcement gets the nearest', () => {
  expect(minutesPassed(700, 290)).toBe(5);
  expect(minutesPassed(700, 30)).toBe(1);
  expect(minutesPassed(62, 58)).toBe(1);
});

test('ten, five and one minutes stand, each until the next', () => {
  expect([601, 600, 301, 300, 61, 60, 1, 0].map(spokenMinutes)).toEqual([
    null,
    10,
    10,
    5,
    5,
    1,
    1,
    null,
  ]);
});
