import { expect, test } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

const at = (second: number) => new Date(Date.UTC(2027, 0, 5, 0, 0, second));

function counting(most = 2) {
  const recent = createRecentAnswers<number>({ milliseconds: 60_000, most });
  let found = 0;
  return (key: string, now: Date) => recent(key, now, async () => ++found);
}

test('an answer is found once for its time, and again after it', async () => {
  const find = counting();
  expect([await find('a', at(0)), await find('a', at(59)), await find('a', at(60))]).toEqual([
    1, 1, 2,
  ]);
});

test('where the clock goes back, nothing of the future is told', async () => {
  const find = counting();
  expect([await find('a', at(50)), await find('a', at(0))]).toEqual([1, 2]);
});

test('no more answers are remembered than allowed: the oldest goes', async () => {
  const find = counting(2);
  for (const key of ['a', 'b', 'c']) await find(key, at(0));
  expect([await find('b', at(1)), await find('a', at(1))]).toEqual([2, 4]);
});

test('what failed is found again', async () => {
  const recent = createRecentAnswers<number>({ milliseconds: 60_000, most: 1 });
  await expect(recent('a', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recent('a', at(0), async () => 1)).toBe(1);
});
