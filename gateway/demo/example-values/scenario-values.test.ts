import { beforeAll, describe, expect, it } from 'vitest';
import { answerOrFirstEvent } from '#gateway/conformance/answer-or-first-event.ts';
import { graphiqlTabs } from '#gateway/graphiql/graphiql-tabs.ts';
import { prepareDemoData } from '#gateway/scenarios/demo-data.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { exampleValueRoutes } from './example-values.routes.ts';
import type { ScenarioOfExamples } from './scenario-values.ts';

const { fetch, clock, services, keys, db } = await testGateway();
beforeAll(() => prepareDemoData({ db, keys, now: clock.now() }));
const routes = exampleValueRoutes({ db, keys, clock, services });
const { tabs } = graphiqlTabs(clock.now());

const become = (name: string, type = 'application/json') =>
  routes.request(`/graphiql/${name}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '{}',
  });

function run(title: string, cookie: string, values: ScenarioOfExamples['values']) {
  const example = tabs.find((tab) => tab.title === title);
  if (!example) throw new Error(`There is no example ${title}`);
  const filled = Object.entries(example.variables ?? {}).map(([name, value]) => [
    name,
    name === 'key' ? crypto.randomUUID() : (values[name] ?? value),
  ]);
  const body = JSON.stringify({ query: example.query, variables: Object.fromEntries(filled) });
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(new Request('http://gateway.test/graphql', { method: 'POST', headers, body }));
}

describe('each scenario in GraphiQL', () => {
  it.each(SCENARIOS)('$name has examples to try, and they are answered', async ({ name }) => {
    const response = await become(name);
    // to sign in puts the session under another cookie
    const sessions = response.headers.getSetCookie().filter((one) => one.startsWith('session='));
    const [cookie = ''] = sessions.at(-1)?.split(';') ?? [];
    const { titles, values, who }: ScenarioOfExamples = await response.json();
    expect(who).not.toBe('');
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      const { data, errors, extensions } = await answerOrFirstEvent(
        await run(title, cookie, values),
      );
      expect(errors, title).toBeUndefined();
      expect(extensions?.mocked, title).toBeUndefined();
      for (const answer of Object.values(data)) expect(answer, title).not.toBeNull();
    }
  });

  it('is made for JSON alone, which no form of another site can send, and must be known', async () => {
    expect((await become('flown', 'text/plain')).status).toBe(415);
    expect((await become('no-such')).status).toBe(404);
  });
});
