import { makeExecutableSchema } from '@graphql-tools/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#gateway/ports/log.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Services } from '#gateway/requests/services.ts';
import { type StoreOutcome, storeAnswers } from './answer-store.ts';
import type { Answer } from './text-answer.ts';
import { createDocumentStore } from './trusted-documents/document-store.ts';
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
const outcomes: StoreOutcome[] = [];
const gateway = createGateway({
  schema,
  mode: 'production',
  log: silentLog,
  documents: await createDocumentStore({ schema, own, log: silentLog }),
  services: {} as Services,
  now: () => now,
  actorOf: (request) => ({ sessionId: 'any', memberId: request.headers.get('cookie') }),
  observeStore: (outcome) => void outcomes.push(outcome),
});
type Fetch = (request: Request) => Promise<Answer>;
const asked = (fetch: Fetch, documentId: string, variables = {}, cookie = '') => {
  const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) });
  return fetch(
    new Request(`http://gateway.test/graphql?${query}`, {
      headers: { accept: 'application/json', cookie },
    }),
  );
};
const ask = (documentId: string, variables = {}, cookie = '') =>
  asked(gateway.fetch, documentId, variables, cookie);
beforeEach(() => {
  executed.length = 0;
  outcomes.length = 0;
  now = new Date(now.getTime() + 24 * 3_600_000);
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
    const { ask: careless } = storeAnswers(
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

test('a search, which browsers do not keep, is stored for three seconds when it is asked for again', async () => {
  const start = now.getTime();
  const outcomeAt = async (later: number) => {
    now = new Date(start + later);
    outcomes.length = 0;
    await ask(SEARCH);
    return outcomes[0];
  };
  expect(await outcomeAt(0)).toBe('miss');
  expect(await outcomeAt(1_000)).toBe('miss');
  expect(await outcomeAt(3_999)).toBe('hit');
  expect(await outcomeAt(4_000)).toBe('miss');
  expect(executed).toHaveLength(3);
});

test('news of flights is executed each time, and so is a mutation or a free text', async () => {
  await ask(STATUS);
  await ask(STATUS);
  expect(executed).toEqual(['flightStatus', 'flightStatus']);
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

describe('the store is bounded', () => {
  /** Of requests in turn, which were answered from a store that is asked for these seconds. */
  async function outcomesOf(locales: readonly string[], secondsFor: (locale: string) => number) {
    const own: StoreOutcome[] = [];
    const most = { answers: 2, bytes: 1_000 };
    const { ask: bounded } = storeAnswers(gateway.fetch, {
      now: () => now,
      secondsOf: ({ url }) => secondsFor(/locale%22%3A%22(\w+)/.exec(url)?.[1] ?? ''),
      observe: (outcome) => void own.push(outcome),
      most: { lasting: most, brief: most },
    });
    const seen: (StoreOutcome | undefined)[] = [];
    for (const locale of locales) {
      await asked(bounded, AIRPORTS, { locale });
      seen.push(own.shift());
    }
    return seen;
  }

  test('what was used longest ago goes first', async () => {
    const seen = await outcomesOf(['en', 'ja', 'en', 'zh', 'en', 'ja'], () => 3_600);
    expect(seen).toEqual(['miss', 'miss', 'hit', 'miss', 'hit', 'miss']);
  });

  test('answers of a few seconds crowd out no others', async () => {
    const brief = (locale: string) => (locale === 'en' ? 3_600 : 3);
    const asked = ['en', 'ja', 'ja', 'zh', 'zh', 'fr', 'fr'];
    const seen = await outcomesOf([...asked, 'en', 'zh', 'fr', 'ja'], brief);
    expect(seen).toEqual([...asked.map(() => 'miss'), 'hit', 'hit', 'hit', 'miss']);
  });
});

test('what is stored is found by the address and what is accepted, without a request', async () => {
  const query = new URLSearchParams({ documentId: AIRPORTS, variables: '{"locale":"en"}' });
  const find = () => gateway.find(`/graphql?${query}`, 'application/json');
  expect(find()).toBeNull();
  await ask(AIRPORTS, { locale: 'en' });
  outcomes.length = 0;
  const [one, other] = [find(), find()];
  expect(new TextDecoder().decode(one?.stored.body)).toBe(
    '{"data":{"airports":[{"code":"PVG en"}]}}',
  );
  expect(other?.stored).toBe(one?.stored);
  expect(outcomes).toEqual(['hit', 'hit']);
  expect(gateway.find(`/graphql?${query}`, 'text/html')).toBeNull();
  expect(gateway.find(`/elsewhere?${query}`, 'application/json')).toBeNull();
});
