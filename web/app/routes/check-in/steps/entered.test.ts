import { expect, test } from 'vitest';
import { enteredFor } from './entered.ts';

test('what was entered counts for the same passengers, and for no others', () => {
  const entered = { chosen: ['anna', 'bo'], documents: [], agreed: true };
  expect(enteredFor(entered, ['anna', 'bo'])).toBe(entered);
  for (const others of [['anna'], ['bo', 'cy'], []])
    expect(enteredFor(entered, others)).toEqual({
      chosen: others,
      documents: null,
      agreed: false,
    });
});
