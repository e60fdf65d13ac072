// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useOrderUpdates } from './use-order-updates.ts';

test('an order is asked for again at each event after the first, with which the connection begins', async () => {
  let send = () => {};
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        send = () => observer.next({ data: { payableChanged: { __typename: 'Order', id: 'O1' } } });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const refetch = vi.fn(async () => {});
  renderHook(() => useOrderUpdates('O1', refetch), { wrapper });
  await act(async () => send());
  expect(refetch).not.toHaveBeenCalled();
  await act(async () => send());
  expect(refetch).toHaveBeenCalledTimes(1);
  await act(async () => send());
  expect(refetch).toHaveBeenCalledTimes(2);
});
