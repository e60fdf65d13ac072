/** What a page of a list is asked with. */
export type PageArguments = { readonly first: number; readonly after?: string | null };

const cursorOf = (index: number): string => Buffer.from(`place:${index}`).toString('base64url');

const placeAfter = (after: string | null | undefined): number => {
  const [, place] = /^place:(\d+)$/.exec(Buffer.from(after ?? '', 'base64url').toString()) ?? [];
  return place ? Number(place) + 1 : 0;
};

/** A page of a list (Relay). @param most the longest page there is */
export const pageOf = <Item>(
  items: readonly Item[],
  { first, after }: PageArguments,
  most: number,
) => {
  const start = placeAfter(after);
  const nodes = items.slice(start, start + Math.min(Math.max(first, 0), most));
  const edges = nodes.map((node, index) => ({ cursor: cursorOf(start + index), node }));
  return {
    ...{ edges, nodes, totalCount: items.length },
    pageInfo: {
      ...{ hasNextPage: start + nodes.length < items.length, hasPreviousPage: start > 0 },
      ...{ startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
    },
  };
};
