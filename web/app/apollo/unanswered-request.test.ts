import { ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';
import { faultOf } from './gateway-error.ts';
import { trustedDocumentLink } from './trusted-document-link.ts';

const document = (text: string) =>
  ({
    __meta__: { hash: 'sha256:lost' },
    ...parse(text, { noLocation: true }),
  }) as TypedDocumentNode<unknown, Record<string, unknown>>;
const MUTATION = document('mutation Do($file: File) { do(file: $file) }');
const QUERY = document('query Ask { ask }');

/** A network that takes the request and never answers. */
const silent: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const client = (fetch: typeof globalThis.fetch) =>
  new ApolloClient({ cache: createCache(), link: trustedDocumentLink({ endpoint: '/g', fetch }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['mutation', () => client(silent).mutate({ mutation: MUTATION })],
  ['query', () => client(silent).query({ query: QUERY })],
])('a %s that is never answered counts as lost after half a minute', async (_kind, send) => {
  const outcome = send().then(
    () => null,
    (error: unknown) => faultOf(error)?.code,
  );
  let code: unknown = 'waiting';
  void outcome.then((known) => {
    code = known;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(code).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(code).toBe('NETWORK');
});

test('an answer leaves no timer behind', async () => {
  const answered = async () => Response.json({ data: { ask: 'yes' } });
  await client(answered).query({ query: QUERY });
  expect(vi.getTimerCount()).toBe(0);
});

test('files may take longer', async () => {
  const variables = { file: new File(['x'], 'x.pdf') };
  void client(silent)
    .mutate({ mutation: MUTATION, variables })
    .catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
