import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';

/**
 * Refetches a query of the page, past the cache; the page follows. A failure leaves the page as it
 * is.
 */
export function useRefetch<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): () => Promise<void> {
  const client = useApolloClient();
  const latest = useRef(variables);
  latest.current = variables;
  return useCallback(async () => {
    await client
      .query<TData, OperationVariables>({
        query,
        variables: latest.current,
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined);
  }, [client, query]);
}
