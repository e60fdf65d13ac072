import { badUserInput } from './faults.ts';

/** What a page of a list is asked with. */
export type PageArguments = { readonly first: number; readonly after?: string | null };

/** How a list is divided: the longest page there is, and what names an item for good. */
export type Division<Item> = { readonly most: number; keyOf(item: Item): string };

const cursorOf = (key: string): string => Buffer.from(key).toString('base64url');

/**
 * A page of a list (Relay). A cursor names its item, so a page neither repeats nor skips one when
 * the list grows.
 * @throws BAD_USER_INPUT for a cursor of no item in the list
 */
export function pageOf<Item>(
  items: readonly Item[],
  { first, after }: PageArguments,
  { most, keyOf }: Division<Item>,
) {
  const before = after ? items.findIndex((item) => cursorOf(keyOf(item)) === after) : -1;
  if (after && before < 0) throw badUserInput('`after` is no cursor of this list.');
  const start = before + 1;
  const nodes = items.slice(start, start + Math.min(Math.max(first, 0), most));
  const cursors = nodes.map((node) => cursorOf(keyOf(node)));
  return {
    nodes,
    cursors,
    totalCount: items.length,
    pageInfo: {
      hasNextPage: start + nodes.length < items.length,
      hasPreviousPage: start > 0,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}
