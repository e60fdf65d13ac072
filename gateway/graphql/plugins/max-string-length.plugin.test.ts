import { getIntrospectionQuery } from 'graphql';
import { expect, it, vi } from 'vitest';
import { openGateway } from '#gateway/app/open-gateway.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const { fetch } = await openGateway({
  mode: 'demo',
  log,
  manifest: {},
  now: () => new Date(),
  actorOf: () => ANONYMOUS,
  services: {} as Services,
});
const ask = (query: string, accept = 'application/json') =>
  fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'content-type': 'application/json', accept },
    }),
  );

it.each([
  ['selections', '{ node '.repeat(15_000) + '} '.repeat(15_000)],
  ['lists', `{ airport(code: ${'['.repeat(15_000)}${']'.repeat(15_000)}) }`],
  ['objects', `{ airport(code: ${'{y:'.repeat(15_000)}1${'}'.repeat(15_000)}) }`],
  ['types', `query ($x: ${'['.repeat(15_000)}Int${']'.repeat(15_000)}) { serverNow }`],
  ['brackets left open', '['.repeat(15_000)],
  ['fields', `{ ${'serverNow '.repeat(5_000)}}`],
])(
  'free text without end in its %s is the client’s fault, found before it is parsed',
  async (_, query) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const response = await ask(query, accept);
      expect(response.status).toBe(400);
      const { errors } = await response.json();
      expect(errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    }
    expect(log.error).not.toHaveBeenCalled();
  },
);

it('what tools ask for is within the limits', async () => {
  const query = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true });
  expect(await (await ask(query)).json()).not.toHaveProperty('errors');
});
