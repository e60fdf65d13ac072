// @vitest-environment happy-dom
import { ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { forgetBrowserClient } from './browser-client.ts';
import { createCache } from './cache.ts';
import { dataOf, type LoadedQuery } from './loaded-query.ts';
import { loaderQuery, loadQuery } from './loader-query.ts';
import { trustedDocumentLink } from './trusted-document-link.ts';
import { useLoaderQuery } from './use-loader-query.ts';

interface Answer {
  serverNow: string;
}
const query = {
  __meta__: { hash: 'sha256:now' },
  ...parse('query Now { serverNow }', { noLocation: true }),
} as TypedDocumentNode<Answer, Record<string, never>>;

function clientOf(answer: () => Response) {
  const fetch = vi.fn(async () => answer());
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  return { fetch, client: new ApolloClient({ cache: createCache(), link }) };
}
const contextOf = (send: typeof fetch) =>
  new RouterContextProvider(new Map([[gatewayContext, send]]));
const now = () => Response.json({ data: { serverNow: '2026-11-20T08:00:00Z' } });

function Page({ loaded }: { loaded: LoadedQuery<typeof query> }) {
  return <p>{useLoaderQuery(query, loaded).data.serverNow}</p>;
}

it('what the server loaded is shown at once in the browser and not asked again', async () => {
  const onServer = vi.fn(async () => now());
  const loaded = await loadQuery(contextOf(onServer), query, {});
  const overTheWire = structuredClone(loaded);
  expect(overTheWire).toEqual({ variables: {}, text: expect.any(String) });
  const browser = clientOf(now);
  await act(async () => {
    render(
      <ApolloProvider client={browser.client}>
        <Page loaded={overTheWire} />
      </ApolloProvider>,
    );
  });
  expect(screen.getByText('2026-11-20T08:00:00Z')).toBeTruthy();
  expect(onServer).toHaveBeenCalledOnce();
  expect(browser.fetch).not.toHaveBeenCalled();
});

it('what a page loads is named by its address, and an address that names nothing loads nothing', async () => {
  const byCity = query as unknown as TypedDocumentNode<Answer, { city: string; locale: string }>;
  const page = loaderQuery(byCity, ({ searchParams, locale }) => {
    const city = searchParams.get('city');
    return city ? { city, locale } : null;
  });
  const onServer = vi.fn(async () => now());
  const visit = (search: string) =>
    page.loader({
      context: contextOf(onServer),
      params: { locale: 'ja' },
      request: new Request(`http://site.test/ja/now${search}`),
    } as unknown as Parameters<typeof page.loader>[0]);
  expect(await visit('?city=SHA')).toMatchObject({ variables: { city: 'SHA', locale: 'JA' } });
  expect(await visit('')).toBeNull();
  expect(onServer).toHaveBeenCalledOnce();
});

it('a fault while loading becomes a response with its status and code', async () => {
  const away = async () =>
    Response.json(
      { errors: [{ message: 'away', extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
      { status: 503 },
    );
  const thrown: unknown = await loadQuery(contextOf(away), query, {}).catch((error) => error);
  expect(thrown).toMatchObject({
    data: { fault: { code: 'SERVICE_UNAVAILABLE' } },
    init: { status: 503 },
  });
});

describe('an answer without the field of a team that is away', () => {
  const extensions = { code: 'SERVICE_UNAVAILABLE', upstream: 'clocks' };
  const partial = async () =>
    Response.json({
      data: { serverNow: null },
      errors: [{ message: 'away', path: ['serverNow'], extensions }],
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetBrowserClient();
  });
  /** On the server, and in a tab. */
  const places = [
    ['on the server', () => contextOf(partial)],
    ['in a tab', () => new RouterContextProvider()],
  ] as const;

  it.each(places)('is taken by a page that says what is missing, %s', async (_where, context) => {
    vi.stubGlobal('fetch', partial);
    const options = { fresh: true, withoutTeams: true };
    const loaded = await loadQuery(context(), query, {}, options);
    expect(dataOf(loaded)).toMatchObject({ serverNow: null });
  });

  it.each(places)('is a fault of any other page, %s', async (_where, context) => {
    vi.stubGlobal('fetch', partial);
    const asked = loadQuery(context(), query, {}, { fresh: true });
    await expect(asked).rejects.toMatchObject({ init: { status: 503 } });
  });
});

it('in a tab, the gateway is asked in the task after the touch', async () => {
  const fetch = vi.fn(async () => now());
  vi.stubGlobal('fetch', fetch);
  const asked = loadQuery(new RouterContextProvider(), query, {});
  // what comes in the same task
  for (let turn = 0; turn < 100; turn += 1) await null;
  expect(fetch).not.toHaveBeenCalled();
  expect((await asked).data).toMatchObject({ serverNow: '2026-11-20T08:00:00Z' });
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
