import { expect, it } from 'vitest';
import { utcOffset } from './airport-facts.tsx';

it.each([
  [480, 'UTC+8'],
  [0, 'UTC+0'],
  [330, 'UTC+5:30'],
  [-60, 'UTC−1'],
])('a clock %i minutes ahead is at %s', (minutes, printed) => {
  expect(utcOffset(minutes)).toBe(printed);
});
