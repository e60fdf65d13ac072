import { expect, it } from 'vitest';
import { connectionOf, connectionOfFound } from './connection-of.ts';

const division = { most: 3, keyOf: (item: string) => item };
const LIST = ['e', 'd', 'c', 'b', 'a'];

it('the cursor of each edge leads to what comes after it', () => {
  const { edges, totalCount } = connectionOf(LIST, { first: 3 }, division);
  expect(totalCount).toBe(5);
  const after = edges[1]?.cursor ?? null;
  expect(connectionOf(LIST, { first: 1, after }, division).nodes).toEqual(['c']);
});

it('an item that was erased in between is left out, and the next page begins where it would have', async () => {
  const find = async (item: string) => (item === 'd' ? null : item.toUpperCase());
  const page = await connectionOfFound(LIST, { first: 2 }, division, find);
  expect(page.nodes).toEqual(['E']);
  const after = page.pageInfo.endCursor;
  expect((await connectionOfFound(LIST, { first: 1, after }, division, find)).nodes).toEqual(['C']);
});
