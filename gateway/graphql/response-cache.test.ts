import { makeExecutableSchema } from '@graphql-tools/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#gateway/ports/log.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Services } from '#gateway/requests/services.ts';
import { createDocumentStore } from './persisted-queries/document-store.ts';
import { type CacheOutcome, cacheResponses } from './response-cache.ts';
import { createGateway } from './yoga.ts';

const executed: string[] = [];
const note = (field: string) => void executed.push(field);
type Context = Pick<GatewayContext, 'actor'>;
const schema = makeExecutableSchema({
  typeDefs: `
    type Query { airports(locale: String): [Airport!]! flightSearch: String flightStatus: String }
    type Airport { code: String mine: String }`,
  resolvers: {
    Query: {
      airports: (_root: unknown, { locale }: { locale?: string }) => {
        note(`airports ${locale}`);
        return [{ code: locale === 'broken' ? null : `PVG ${locale}` }];
      },
      flightSearch: () => note('flightSearch') ?? 'a flight',
      flightStatus: () => note('flightStatus') ?? 'late',
    },
    Airport: {
      mine: async (_airport: unknown, _args: unknown, { actor }: Context) =>
        (await actor()).memberId,
    },
  },
});
const idOf = (digit: string) => `sha256:${digit.repeat(64)}`;
const [AIRPORTS = '', SEARCH = '', MINE = '', STATUS = ''] = ['a', 'b', 'c', 'd'].map(idOf);
const own = {
  [AIRPORTS]: 'query Airports($locale: String) { airports(locale: $locale) { code } }',
  [SEARCH]: 'query Search { flightSearch }',
  [STATUS]: 'query Status { flightStatus }',
  [MINE]: 'query Mine { airports { mine } }',
};
let now = new Date('2027-01-05T02:00:00Z');
const outcomes: CacheOutcome[] = [];
const gateway = createGateway({
  schema,
  mode: 'production',
  log: silentLog,
  documents: await createDocumentStore({ schema, own, log: silentLog }),
  services: {} as Services,
  now: () => now,
  actorOf: (request) => ({ sessionId: 'any', memberId: request.headers.get('cookie') }),
  observeCache: (outcome) => void outcomes.push(outcome),
});
type Fetch = (request: Request) => Promise<Response>;
function asked(fetch: Fetch, documentId: string, variables = {}, cookie = '') {
  const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) });
  return fetch(
    new Request(`http://gateway.test/graphql?${query}`, {
      headers: { accept: 'application/json', cookie },
    }),
  );
}
const ask = (documentId: string, variables = {}, cookie = '') =>
  asked(gateway.fetch, documentId, variables, cookie);
beforeEach(() => {
  executed.length = 0;
  outcomes.length = 0;
  now = new Date(now.getTime() + 24 * 3_600_000);
});

test('one question has one place, however its accept header is written', async () => {
  const fetch = (accept: string) =>
    gateway.fetch(
      new Request(`http://gateway.test/graphql?documentId=${encodeURIComponent(AIRPORTS)}`, {
        headers: { accept },
      }),
    );
  for (let count = 0; count < 5; count += 1)
    expect((await fetch(`application/json;q=0.${count},application/json`)).status).toBe(200);
  expect(outcomes).toEqual(['miss', 'hit', 'hit', 'hit', 'hit']);
  await fetch('application/graphql-response+json');
  expect(outcomes.at(-1)).toBe('miss');
  // what is no form of an answer is not looked for
  await fetch('application/json,x/y');
  expect(outcomes).toHaveLength(6);
});

test('a public document is executed once for all who ask for it with the same variables', async () => {
  const first = await ask(AIRPORTS, { locale: 'en' }, 'mei');
  const second = await ask(AIRPORTS, { locale: 'en' }, 'taro');
  expect(await second.json()).toEqual({ data: { airports: [{ code: 'PVG en' }] } });
  expect(executed).toEqual(['airports en']);
  expect(outcomes).toEqual(['miss', 'hit']);
  for (const name of ['cache-control', 'content-type', 'vary'])
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  await ask(AIRPORTS, { locale: 'ja' });
  expect(executed).toEqual(['airports en', 'airports ja']);
});

describe('an answer that read a session', () => {
  test('is given to its own visitor only', async () => {
    const mine = async (cookie: string) => (await (await ask(MINE, {}, cookie)).json()).data;
    expect(await mine('mei')).toEqual({ airports: [{ mine: 'mei' }] });
    expect(await mine('taro')).toEqual({ airports: [{ mine: 'taro' }] });
  });

  test('would be given to others, were it called public (positive control)', async () => {
    const careless = cacheResponses(
      async (request) => {
        const answer = await gateway.fetch(request);
        answer.headers.set('cache-control', 'public, max-age=60');
        return answer;
      },
      { now: () => now, secondsOf: () => 60 },
    );
    await asked(careless, MINE, {}, 'mei');
    const answer = await (await asked(careless, MINE, {}, 'taro')).json();
    expect(answer.data).toEqual({ airports: [{ mine: 'mei' }] });
  });
});

test('prices and news of flights are executed each time, and so is a mutation or a free text', async () => {
  await ask(STATUS);
  await ask(STATUS);
  await ask(SEARCH);
  await ask(SEARCH);
  expect(executed).toEqual(['flightStatus', 'flightStatus', 'flightSearch', 'flightSearch']);
  const post = new Request('http://gateway.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: AIRPORTS }),
  });
  outcomes.length = 0;
  expect((await gateway.fetch(post)).status).toBe(200);
  expect(outcomes).toEqual([]);
});

test('its time is over by the gateway’s clock, and when that was set back', async () => {
  const at = async (instant: number) => {
    now = new Date(instant);
    return (await ask(AIRPORTS)).headers.get('age');
  };
  const start = now.getTime();
  expect(await at(start)).toBe('0');
  expect(await at(start + 3_599_999)).toBe('3599');
  expect(executed).toHaveLength(1);
  await at(start + 3_600_000);
  expect(executed).toHaveLength(2);
  await at(start);
  expect(executed).toHaveLength(3);
});

test('of too many, the least recently used goes first', async () => {
  const own: CacheOutcome[] = [];
  const bounded = cacheResponses(gateway.fetch, {
    now: () => now,
    secondsOf: () => 3_600,
    observe: (outcome) => void own.push(outcome),
    most: { responses: 2, bytes: 1_000 },
  });
  for (const locale of ['en', 'ja', 'en', 'zh', 'en', 'ja'])
    await asked(bounded, AIRPORTS, { locale });
  expect(own).toEqual(['miss', 'miss', 'hit', 'miss', 'hit', 'miss']);
});

test('a response is cached by what is accepted', async () => {
  const query = new URLSearchParams({ documentId: AIRPORTS, variables: '{"locale":"en"}' });
  const address = `http://gateway.test/graphql?${query}`;
  const typeFor = async (accept: string) =>
    (await gateway.fetch(new Request(address, { headers: { accept } }))).headers.get(
      'content-type',
    );
  const plain = await typeFor('application/json');
  expect(await typeFor('application/graphql-response+json')).not.toBe(plain);
  expect(outcomes).toEqual(['miss', 'miss']);
});
