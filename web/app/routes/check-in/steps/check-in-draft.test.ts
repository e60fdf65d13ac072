import { expect, test } from 'vitest';
import { checkInDraftFor } from './check-in-draft.ts';

test('what was entered counts for the same passengers, and for no others', () => {
  const entered = { chosen: ['anna', 'bo'], documents: [], agreed: true };
  expect(checkInDraftFor(entered, ['anna', 'bo'])).toBe(entered);
  for (const others of [['anna'], ['bo', 'cy'], []])
    expect(checkInDraftFor(entered, others)).toEqual({
      chosen: others,
      documents: null,
      agreed: false,
    });
});
