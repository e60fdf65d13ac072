import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { dataOf, type Loaded } from './loaded-query.ts';
import { useRefetch } from './use-refetch.ts';

const handedTo = new WeakMap<object, WeakSet<object>>();

/** Whether these data are not yet in that cache; true only once. */
function isNew(cache: object, loaded: object): boolean {
  const handed = handedTo.get(cache) ?? new WeakSet();
  handedTo.set(cache, handed);
  if (handed.has(loaded)) return false;
  handed.add(loaded);
  return true;
}

function useInBrowser<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  loaded: Loaded<TData, TVariables>,
): TData {
  const { cache } = useApolloClient();
  const data = dataOf(loaded);
  const { variables } = loaded;
  if (isNew(cache, loaded))
    cache.writeQuery<unknown, OperationVariables>({ query, variables, data, broadcast: false });
  return useSuspenseQuery<TData, OperationVariables>(query, { variables }).data;
}

/**
 * A page that is rendered once does without a cache, which was a third of the work for a results
 * page.
 */
function useOnServer<TData>(_query: unknown, loaded: Loaded<TData, unknown>): TData {
  return dataOf(loaded);
}

/**
 * What a loader has loaded. In the browser it is live: it goes into the cache once, so nothing is
 * refetched on hydration, and later mutations show.
 */
export function useLoaderQuery<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  loaded: Loaded<TData, TVariables>,
) {
  const useData = typeof document === 'undefined' ? useOnServer : useInBrowser;
  const { variables } = loaded;
  return { data: useData(query, loaded), variables, refetch: useRefetch(query, variables) };
}
