import { expect, test } from 'vitest';
import { createMemory } from './remember.ts';

test('what was worked out is not worked out again', () => {
  const memory = createMemory<number>(2);
  let worked = 0;
  const ask = (key: string) => memory(key, () => ++worked);
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 1]);
});

test('however many are asked for, only so many are kept, and the oldest goes first', () => {
  const memory = createMemory<number>(2);
  let worked = 0;
  const ask = (key: string) => memory(key, () => ++worked);
  for (const key of ['a', 'b', 'c']) ask(key);
  expect(ask('c')).toBe(3);
  expect(ask('b')).toBe(2);
  expect(ask('a')).toBe(4);
});
