import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import type { GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { screenRoutes } from './screen.routes.ts';
import { sitePath } from './site-path.ts';

const ORIGIN = 'http://localhost:3000';
const QUERY = `query Rules($currency: CurrencyCode) {
  serverNow
  again: promotedRoutes(limit: 2, currency: $currency) { ...Route }
  node(id: "x") { __typename ... on Lounge { code } ... on Order { bookingReference } }
}
fragment Route on PromotedRoute { lowestTotal { amount } direct }`;
const DATA = {
  serverNow: '2026-11-29T10:00:00.000Z',
  again: [
    { lowestTotal: { amount: 99_000 }, direct: true },
    { lowestTotal: null, direct: false },
  ],
  node: { __typename: 'Order', bookingReference: 'ABC234' },
};

/** A page that asks for one operation as its visitor, and is a page of the site. */
function screenOf(question: object) {
  const cookies: (string | null)[] = [];
  const ask: GraphqlFetch = async (request) => {
    cookies.push(request.headers.get('cookie'));
    return Response.json({ data: DATA });
  };
  const routes = screenRoutes({
    environment: readEnvironment({ MODE: 'demo', PUBLIC_URL: ORIGIN }),
    ask,
    site: async () => ({
      async handle(_page, { fetchGraphQL }) {
        const body = JSON.stringify(question);
        const headers = { 'content-type': 'application/json' };
        await fetchGraphQL(new URL('/graphql', ORIGIN), { method: 'POST', body, headers });
        return new Response('<h1>A page</h1>');
      },
    }),
    readSchema: createAirlineSchema,
    takeovers: () => [{ name: 'offers', takes: ['PromotedRoute.direct'] }],
  });
  const app = new Hono<HonoEnv>().route('/reference/screen', routes);
  const get = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`/reference/screen${query}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  return { get, cookies };
}

describe('under a screen', () => {
  const { get, cookies } = screenOf({ query: QUERY, variables: { currency: 'HKD' } });

  it('is each field of the page with its value, who answered it and the rule it follows', async () => {
    const { text } = await get('?of=/order/flightOrderDetail', { cookie: 'session=mine' });
    const rows = [...text.matchAll(/<tr><th scope="row">[\s\S]*?<\/tr>/g)].map(([row]) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/&quot;/g, '"')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    expect(rows).toContain('again 2 this gateway');
    expect(rows).toContain('again[0].lowestTotal.amount 99000 this gateway');
    expect(rows).toContain('again[0].direct true offers');
    expect(rows).toContain('node.bookingReference "ABC234" this gateway');
    expect(rows.find((row) => row.startsWith('serverNow'))).toContain('RULES 1.4');
    expect(rows.some((row) => row.startsWith('node.code'))).toBe(false);
    expect(cookies.at(-1)).toBe('session=mine');
  });

  it('leads to GraphiQL with exactly this query and these values', async () => {
    const { text } = await get('?of=/');
    const shared = /href="\/graphql#share=([^"]+)"/.exec(text)?.[1] ?? '';
    const { query, variables } = JSON.parse(decodeURIComponent(shared));
    expect(query).toBe(QUERY);
    expect(JSON.parse(variables)).toEqual({ currency: 'HKD' });
  });

  it('is of the page that its visitor comes from, where none is named', async () => {
    const { text } = await get('', { referer: `${ORIGIN}/ja/flightStatus?from=PVG` });
    expect(text).toContain('<code>/ja/flightStatus?from=PVG</code>');
    expect((await get('')).text).not.toContain('<table>');
  });

  it('shows what the browser sent later, as it was sent', async () => {
    const later = new URLSearchParams({ query: '{ serverNow }' });
    const { text } = await get(`?${new URLSearchParams({ of: '/', later: `${later}` })}`);
    expect(text).toContain('<h2 id="later">Asked in the browser</h2>');
    expect(text.match(/<section /g)).toHaveLength(2);
    expect((await get('?of=/')).text).not.toContain('id="later"');
  });

  it('is never of another site, and not of itself', async () => {
    expect((await get('?of=https://other.example/')).status).toBe(400);
    for (const path of ['//other.example', '/reference/screen', '/graphql?x', 'javascript:1'])
      expect(sitePath(path, ORIGIN)).toBeNull();
    expect(sitePath('/zh-hk?x=1#y', ORIGIN)).toBe('/zh-hk?x=1');
  });
});

it('a document that is asked for by its id is shown as it is written', async () => {
  const [id = '', text = ''] =
    Object.entries(readOwnManifest()).find(([, one]) => one.startsWith('query Home')) ?? [];
  const shown = await screenOf({ documentId: id }).get('?of=/');
  expect(text).not.toBe('');
  expect(shown.text).toContain('<h2 id="Home">Home</h2>');
});
