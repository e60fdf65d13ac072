import { type Division, type PageArguments, pageOf } from './page-of.ts';

/** A page of a list with its edges, as the schema's connections have them. */
export function connectionOf<Item>(
  items: readonly Item[],
  page: PageArguments,
  division: Division<Item>,
) {
  const { nodes, cursors, ...rest } = pageOf(items, page, division);
  const edges = nodes.map((node, index) => ({ node, cursor: cursors[index] ?? '' }));
  return { ...rest, nodes, edges };
}

/**
 * The same for a list of which only the page's items are looked up. One that was erased in between
 * is left out.
 */
export async function connectionOfFound<Item, Found>(
  items: readonly Item[],
  page: PageArguments,
  division: Division<Item>,
  find: (item: Item) => Promise<Found | null>,
) {
  const { edges: listed, nodes: _listed, ...rest } = connectionOf(items, page, division);
  const found = await Promise.all(
    listed.map(async ({ node, cursor }) => ({ node: await find(node), cursor })),
  );
  const edges = found.flatMap(({ node, cursor }) => (node ? [{ node, cursor }] : []));
  return { ...rest, edges, nodes: edges.map(({ node }) => node) };
}
