import { expect, test } from 'vitest';
import { memoPerObject } from './memo-per-object.ts';

test('fields that ask for the same object share one load, another object has its own', async () => {
  const loads: string[] = [];
  const once = memoPerObject<string>();
  const [first, second] = [{ id: 'first' }, { id: 'second' }];
  const ask = (owner: { id: string }) =>
    once(owner, async () => {
      loads.push(owner.id);
      return `parts of ${owner.id}`;
    });
  const answers = await Promise.all([ask(first), ask(first), ask(second)]);
  expect(answers).toEqual(['parts of first', 'parts of first', 'parts of second']);
  expect(loads).toEqual(['first', 'second']);
  await ask({ id: 'first' });
  expect(loads).toEqual(['first', 'second', 'first']);
});
