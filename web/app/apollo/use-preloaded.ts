import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { dataOf, type Preloaded } from './preloaded.ts';

const handedTo = new WeakMap<object, WeakSet<object>>();

/** Whether these data are not yet in that cache; true only once. */
function isNew(cache: object, preloaded: object): boolean {
  const handed = handedTo.get(cache) ?? new WeakSet();
  handedTo.set(cache, handed);
  if (handed.has(preloaded)) return false;
  handed.add(preloaded);
  return true;
}

function useInBrowser<TData, TVariables extends OperationVariables>(
  preloaded: Preloaded<TData, TVariables>,
  query: TypedDocumentNode<TData, TVariables>,
): TData {
  const { cache } = useApolloClient();
  const data = dataOf(preloaded);
  const { variables } = preloaded;
  if (isNew(cache, preloaded))
    cache.writeQuery<unknown, OperationVariables>({ query, variables, data, broadcast: false });
  return useSuspenseQuery<TData, OperationVariables>(query, { variables }).data;
}

/**
 * A page that is rendered once does without a cache, which was a third of the work for a results
 * page.
 */
function useOnServer<TData>(preloaded: Preloaded<TData, unknown>): TData {
  return dataOf(preloaded);
}

/**
 * The data of a `preload`. In the browser they are live: they go into the cache once, so nothing is
 * refetched on hydration, and later mutations show.
 */
export function usePreloaded<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  preloaded: Preloaded<TData, TVariables>,
): { readonly data: TData } {
  const useData = typeof document === 'undefined' ? useOnServer : useInBrowser;
  return { data: useData(preloaded, query) };
}
