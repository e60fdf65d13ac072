// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { GatewayError } from '#web/app/apollo/gateway-error.ts';
import { loadingCount } from '#web/app/session/loading.ts';
import { BESIDE, useCommand } from './use-command.ts';

const fault = (code: 'NETWORK' | 'INTERNAL', id: string | null) =>
  new GatewayError({ code, id, status: 503 });
const done = { userErrors: [] };

/** A gateway that counts how often the page has asked it. */
function pageWithData() {
  let asked = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1;
        observer.next({ data: { serverNow: `${asked}` } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
}

function command(ask: (input: string, key: string) => Promise<typeof done | undefined>) {
  const asked = vi.fn(ask);
  const { result } = renderHook(() => useCommand(asked), { wrapper: pageWithData() });
  const keys = () => asked.mock.calls.map(([, key]) => key);
  return { asked, keys, result, send: (input: string) => act(() => result.current.send(input)) };
}

test('after a lost answer the same input goes with the same key, another one with its own', async () => {
  const { keys, send } = command(() => Promise.reject(fault('NETWORK', null)));
  for (const input of ['a', 'a', 'b', 'a']) await send(input);
  const [first, again, other, fresh] = keys();
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(again).toBe(first);
  expect(new Set([first, other, fresh]).size).toBe(3);
});

test('what the gateway has answered is a new request the next time', async () => {
  const { keys, send } = command(async () => done);
  await send('a');
  await send('a');
  expect(new Set(keys()).size).toBe(2);
});

test('a second call while one is under way sends nothing', async () => {
  let finish = () => {};
  const wait = new Promise<typeof done>((resolve) => {
    finish = () => resolve(done);
  });
  const { asked, result } = command(() => wait);
  const first = result.current.send('a');
  expect(await act(() => result.current.send('a'))).toBeNull();
  await act(async () => finish());
  expect(await first).toEqual({ payload: done, errors: [] });
  expect(asked).toHaveBeenCalledOnce();
});

test('a refusal lasts until the next call, which is pending until it is answered', async () => {
  const refused = { userErrors: [{ code: 'SOLD_OUT', path: ['fareIds', '1'] }] };
  let answer: Promise<{ userErrors: (typeof refused)['userErrors'] }> = Promise.resolve(refused);
  const { result } = renderHook(() => useCommand(() => answer), { wrapper: pageWithData() });
  await act(() => result.current.send('a'));
  expect(result.current.refusal).toMatchObject({ code: 'SOLD_OUT', path: ['fareIds', '1'] });
  answer = new Promise(() => {});
  act(() => void result.current.send('a'));
  expect(result.current).toMatchObject({ sending: true, refusal: null });
});

test('a fault is an error of the whole, with its id', async () => {
  const { result, send } = command(() => Promise.reject(fault('INTERNAL', 'r-17')));
  await send('a');
  const error = { code: 'INTERNAL', path: [], reference: 'r-17' };
  expect(result.current).toMatchObject({ sending: false, refusal: error });
});

test('each command that is under way counts for the loading overlay, a quiet one does not', async () => {
  const answers = [0, 1, 2].map(() => Promise.withResolvers<typeof done>());
  const [first, second, quiet] = answers.map(({ promise }, at) =>
    renderHook(() => useCommand(() => promise, at === 2 ? BESIDE : {}), {
      wrapper: pageWithData(),
    }),
  );
  const counts = [loadingCount()];
  const press = (hook: typeof first) => {
    act(() => void hook?.result.current.send('a'));
    counts.push(loadingCount());
  };
  press(first);
  press(second);
  press(quiet);
  for (const { resolve } of answers) {
    await act(async () => resolve(done));
    counts.push(loadingCount());
  }
  expect(counts).toEqual([0, 1, 2, 2, 1, 0, 0]);
});

const NOW = parse('query Now { serverNow }');

test.each([
  ['the order', ['orderId'], '2'],
  ['the whole', [], '2'],
  ['an amount that was seen', ['accepted'], '2'],
  ['what was typed', ['points', 'consumptionPassword'], '1'],
])('a refusal about %s: %j', async (_about, path, asked) => {
  const refused = async () => ({ userErrors: [{ code: 'ALREADY_PAID', path }] });
  const { result } = renderHook(
    () => ({
      page: useQuery<{ serverNow: string }>(NOW).data?.serverNow,
      command: useCommand(refused),
    }),
    { wrapper: pageWithData() },
  );
  await waitFor(() => expect(result.current.page).toBe('1'));
  await act(() => result.current.command.send('a'));
  await waitFor(() => expect(result.current.page).toBe(asked));
  expect(result.current.command.refusal?.code).toBe('ALREADY_PAID');
});
