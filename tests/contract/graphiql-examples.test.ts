import { beforeAll, describe, expect, it } from 'vitest';
import { answerOrFirstEvent } from '#gateway/conformance/answer-or-first-event.ts';
import { exampleValueRoutes } from '#gateway/demo/example-values/example-values.routes.ts';
import { graphiqlTabs } from '#gateway/graphiql/graphiql-tabs.ts';
import { prepareDemoWorld } from '#gateway/scenarios/demo-data.ts';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, clock, demoClock, services, keys, db } = await testGateway();
await prepareDemoWorld({ db, keys, now: clock.now() });
const values = exampleValueRoutes({ db, keys, clock, services });
const { tabs } = graphiqlTabs(clock.now());

/** Some examples put the session under another cookie. */
const keepCookie = (browser: { cookie: string }, { headers }: Response): void => {
  const [cookie] = headers.getSetCookie()[0]?.split(';') ?? [];
  if (cookie) browser.cookie = cookie;
};

/** A browser that opens GraphiQL: its cookie, and the values that the page is given. */
async function visit() {
  const response = await values.request('/graphiql.json');
  const given: Record<string, unknown> = await response.json();
  const browser = { cookie: '' };
  keepCookie(browser, response);
  return { browser, given: { ...given, key: crypto.randomUUID() } as Record<string, unknown> };
}

const userErrorsIn = (data: object): unknown[] =>
  Object.values(data).flatMap((answer: { userErrors?: unknown[] } | string | null) =>
    typeof answer === 'object' ? (answer?.userErrors ?? []) : [],
  );

describe.each([
  ['at the first visit', 0],
  ['after twelve visits of others', 12],
] as const)('the examples of GraphiQL as they stand, %s', (_when, others) => {
  let browser = { cookie: '' };
  let given: Record<string, unknown> = {};
  beforeAll(async () => {
    for (let count = 0; count < others; count += 1) await visit();
    // A code goes to one contact once a minute.
    await demoClock?.advance(2);
    ({ browser, given } = await visit());
  }, 120_000);

  it.each(tabs)(
    '$title has data and no error, and nothing is mocked',
    async ({ query, variables }) => {
      const filled = Object.entries(variables ?? {}).map(([name, value]) => [
        name,
        given[name] ?? value,
      ]);
      const response = await fetch(
        new Request('http://gateway.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: browser.cookie },
          body: JSON.stringify({ query, variables: Object.fromEntries(filled) }),
        }),
      );
      keepCookie(browser, response);
      const { data, errors, extensions } = await answerOrFirstEvent(response);
      expect(errors).toBeUndefined();
      expect(extensions?.mocked).toBeUndefined();
      expect(userErrorsIn(data)).toEqual([]);
      for (const answer of Object.values(data)) expect(answer).not.toBeNull();
      // it has signed in, and the codes were for the session before
      if (query.includes('mutation ResetPassword')) {
        await demoClock?.advance(2);
        ({ browser, given } = await visit());
      }
    },
  );
});

it('values are for the browser that asks, and are not stored', async () => {
  const response = await values.request('/graphiql.json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()[0]).toContain('HttpOnly');
});
