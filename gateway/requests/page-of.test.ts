import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const division = { most: 3, keyOf: (item: string) => item };
const LIST = ['e', 'd', 'c', 'b', 'a'];

it('a list is read to its end page by page, and a longer page than the longest is cut', () => {
  const first = pageOf(LIST, { first: 100 }, division);
  expect(first.nodes).toEqual(['e', 'd', 'c']);
  expect(first.totalCount).toBe(5);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = pageOf(LIST, { first: 3, after: first.pageInfo.endCursor }, division);
  expect(second.nodes).toEqual(['b', 'a']);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

it('an item that is added on top is neither repeated nor does it hide another', () => {
  const { endCursor } = pageOf(LIST, { first: 2 }, division).pageInfo;
  expect(pageOf(['f', ...LIST], { first: 2, after: endCursor }, division).nodes).toEqual([
    'c',
    'b',
  ]);
});

it('a cursor of no item is refused', () => {
  expect(() => pageOf(LIST, { first: 2, after: 'x' }, division)).toThrow('no cursor');
});

it('an empty page has no cursors', () => {
  expect(pageOf([], { first: 2 }, division).pageInfo).toMatchObject({
    startCursor: null,
    endCursor: null,
  });
});
