import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it, vi } from 'vitest';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway, type GatewayDependencies } from '#gateway/graphql/yoga.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { createKnownClients } from './known-clients.ts';

const ENDPOINT = 'http://gateway.test/graphql';
const AIRPORTS = `sha256:${'a'.repeat(64)}`;
const TOUCH = `sha256:${'b'.repeat(64)}`;
const own = { [AIRPORTS]: 'query Airports{airports}', [TOUCH]: 'mutation Touch{touch}' };
const schema = makeExecutableSchema({
  typeDefs: 'type Query { airports: [String!]! } type Mutation { touch: String }',
  resolvers: { Query: { airports: () => ['PVG'] }, Mutation: { touch: () => 'touched' } },
});
const log = { info() {}, warn() {}, error() {} };
const documents = await createDocumentStore({ schema, own, log });

const gateway = (given: Partial<GatewayDependencies> = {}) =>
  createGateway({
    ...{ schema, documents, log, mode: 'demo', services: {} as Services },
    now: () => new Date('2026-11-20T08:00:00Z'),
    actorOf: () => ANONYMOUS,
    ...given,
  });
const post = (body: object, headers: Record<string, string> = {}) =>
  new Request(ENDPOINT, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
async function codesOf(response: Response) {
  const { errors = [] }: { errors?: { extensions?: { code?: string } }[] } = await response.json();
  return errors.map(({ extensions }) => extensions?.code);
}

describe('the hash that Apollo’s clients send', () => {
  const extensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

  it('names a document by POST, and by GET where caches may keep the answer', async () => {
    const { fetch } = gateway({ mode: 'production' });
    const posted = await fetch(post({ extensions: extensions('a'.repeat(64)) }));
    expect(await posted.json()).toEqual({ data: { airports: ['PVG'] } });
    const asked = new URLSearchParams({ extensions: JSON.stringify(extensions('a'.repeat(64))) });
    const answered = await fetch(new Request(`${ENDPOINT}?${asked}`));
    expect(await answered.json()).toEqual({ data: { airports: ['PVG'] } });
    expect(answered.headers.get('cache-control')).toMatch(/^public/);
  });

  it('that is unknown is refused by the message that those clients know, under the same code', async () => {
    const { fetch } = gateway({ mode: 'production' });
    const response = await fetch(post({ extensions: extensions('0'.repeat(64)) }));
    expect(response.status).toBe(404);
    const { errors } = await response.json();
    expect(errors[0]).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'DOCUMENT_UNKNOWN' },
    });
  });

  it('changes nothing by GET, and lets no text through that comes with it', async () => {
    const { fetch } = gateway({ mode: 'production' });
    const asked = new URLSearchParams({ extensions: JSON.stringify(extensions('b'.repeat(64))) });
    expect((await fetch(new Request(`${ENDPOINT}?${asked}`))).status).toBe(405);
    const both = { query: '{ clock }', extensions: extensions('a'.repeat(64)) };
    expect(await codesOf(await fetch(post(both)))).toEqual(['DOCUMENT_REQUIRED']);
  });
});

describe('requests by app', () => {
  const clients = createKnownClients(async () => [{ app: 'android', version: '1.4.0' }]);
  const named = (name: string, version: string) => ({
    'apollographql-client-name': name,
    'apollographql-client-version': version,
  });

  it('are counted by the names that are known, and by no other that a client makes up', async () => {
    await clients.refresh();
    const observe = vi.fn();
    const { fetch } = gateway({ clients, observe });
    const asOf = async (headers: Record<string, string>, body: object) => {
      await fetch(post(body, headers));
      return observe.mock.lastCall?.[0].client;
    };
    const airports = { documentId: AIRPORTS };
    const standard = { 'graphql-client-name': 'android', 'graphql-client-version': '1.4.0' };
    const known = { app: 'android', version: '1.4.0' };
    expect(await asOf(standard, airports)).toEqual(known);
    expect(await asOf(named('android', '1.4.0'), airports)).toEqual(known);
    expect(await asOf(named('android', '9'), airports)).toEqual({ ...known, version: 'other' });
    const other = { app: 'other', version: 'other' };
    expect(await asOf(named('made up', '1.4.0'), airports)).toEqual(other);
    expect(await asOf({}, airports)).toEqual({ app: 'site', version: '' });
    expect(await asOf({}, { query: '{ airports }' })).toEqual({ app: 'unnamed', version: '' });
  });

  it('are counted by document too, those that the cache answers as well', async () => {
    const count = vi.fn();
    const { fetch } = gateway({ usage: { count, store: async () => undefined } });
    for (let time = 0; time < 2; time += 1)
      await fetch(new Request(`${ENDPOINT}?documentId=${AIRPORTS}`));
    await fetch(post({ query: '{ airports }' }));
    const site = [AIRPORTS, { app: 'site', version: '' }];
    expect(count.mock.calls).toEqual([site, site]);
  });
});
