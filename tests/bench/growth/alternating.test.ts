import { expect, test } from 'vitest';
import { lowerQuartile, timedAlternating } from './alternating.ts';

test('each round begins with another, and each time is its own', async () => {
  let clock = 0;
  const begun: string[] = [];
  const taking = (name: string, milliseconds: number) => async () => {
    begun.push(name);
    clock += milliseconds;
  };
  const works = [taking('one', 1), taking('ten', 10), taking('hundred', 100)];
  const times = [];
  for (const round of [0, 1, 2]) times.push(await timedAlternating(works, round, () => clock));
  expect(times).toEqual([
    [1, 10, 100],
    [1, 10, 100],
    [1, 10, 100],
  ]);
  expect(begun.join(' ')).toBe('one ten hundred ten hundred one hundred one ten');
});

test('a time that other work has made long does not move the lower quartile', () => {
  expect(lowerQuartile([9, 1, 2, 4, 3, 8, 7, 5])).toBe(3);
  expect(lowerQuartile([900, 1, 2, 4, 3, 800, 700, 5])).toBe(3);
});
