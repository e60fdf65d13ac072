import { expect, it } from 'vitest';
import { listHeight } from './list-height.ts';

it('a list ends inside the window where there is room for it, so that the page does not scroll', () => {
  expect(listHeight(800, 500)).toBe(284);
  expect(listHeight(740, 420)).toBe(304);
});

it('a list without room below its field has no height of its own', () => {
  expect(listHeight(740, 600)).toBeNull();
});
