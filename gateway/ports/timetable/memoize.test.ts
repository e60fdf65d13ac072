import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function aMemory(most: number) {
  const memory = memoize<number>(most);
  let worked = 0;
  return (key: string) => memory(key, () => ++worked);
}

test('what was worked out is not worked out again', () => {
  const ask = aMemory(4);
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 1]);
});

test('however many are asked for, only the latest are kept', () => {
  const ask = aMemory(4);
  for (const key of ['a', 'b', 'c', 'd', 'e']) ask(key);
  expect(ask('e')).toBe(5);
  expect(ask('a')).toBe(6);
});

test('what is asked for again and again stays', () => {
  const ask = aMemory(4);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e', 'a']) ask(key);
  expect(ask('a')).toBe(1);
});
