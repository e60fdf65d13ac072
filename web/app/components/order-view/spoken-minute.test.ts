import { expect, test } from 'vitest';
import { spokenMinute } from './spoken-minute.ts';

test('ten, five and one minute before the deadline are spoken of, once each', () => {
  expect(spokenMinute(601, 600)).toBe(10);
  expect(spokenMinute(600, 599)).toBeNull();
  expect(spokenMinute(301, 300)).toBe(5);
  expect(spokenMinute(61, 60)).toBe(1);
  expect(spokenMinute(60, 59)).toBeNull();
});

test('a device that slept past a mark is told of the nearest', () => {
  expect(spokenMinute(700, 290)).toBe(5);
  expect(spokenMinute(700, 30)).toBe(1);
  expect(spokenMinute(62, 58)).toBe(1);
});
