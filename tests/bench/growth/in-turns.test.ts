import { expect, test } from 'vitest';
import { median, timedInTurns } from './in-turns.ts';

test('each round begins with another, and each time is its own', async () => {
  let clock = 0;
  const begun: string[] = [];
  const taking = (name: string, milliseconds: number) => async () => {
    begun.push(name);
    clock += milliseconds;
  };
  const works = [taking('one', 1), taking('ten', 10), taking('hundred', 100)];
  const times = [];
  for (const round of [0, 1, 2]) times.push(await timedInTurns(works, round, () => clock));
  expect(times).toEqual([
    [1, 10, 100],
    [1, 10, 100],
    [1, 10, 100],
  ]);
  expect(begun.join(' ')).toBe('one ten hundred ten hundred one hundred one ten');
});

test('the median is the middle, or lies between the two in the middle', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([9, 1, 2, 4])).toBe(3);
});
