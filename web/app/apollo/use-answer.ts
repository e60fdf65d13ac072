import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Preloaded } from './preload.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds after which a page that is shown has nothing more urgent to do. */
const AT_REST = 2000;

/**
 * The data of a `preload` as they came, for what no mutation of the site changes: a page is hydrated without a cache, which was a fifth of
 * the work for a list of flights. The cache takes them when the page is at rest, so that the way back needs no request.
 */
export function useAnswer<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  { data: asked, variables }: Preloaded<TData, TVariables>,
): TData {
  const { cache } = useApolloClient();
  const data = useSettled(asked);
  useEffect(() => {
    const keep = () =>
      cache.writeQuery<unknown, OperationVariables>({ query, variables, data, broadcast: false });
    const waiting = setTimeout(keep, AT_REST);
    return () => clearTimeout(waiting);
  }, [cache, query, variables, data]);
  return data;
}
