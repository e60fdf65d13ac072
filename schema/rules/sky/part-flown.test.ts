import { expect, it } from 'vitest';
import { partFlown } from './part-flown.ts';

it.each([
  [0, null],
  [1000, 0],
  [1500, 0.5],
  [9000, 0.99],
])('an aircraft at %i has flown %s of a way from 1000 to 2000', (now, part) => {
  expect(partFlown({ takeOff: 1000, landing: 2000 }, now)).toBe(part);
});
