import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it, vi } from 'vitest';
import { explainDatabaseError } from '#gateway/database/database-errors.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { createExecutableSchema } from './executable-schema.ts';
import { createDocumentStore } from './persisted-queries/document-store.ts';
import { createGateway, type GatewayDependencies } from './yoga.ts';

const ENDPOINT = 'http://gateway.test/graphql';
const NOW = new Date('2026-11-20T08:00:00Z');

const typeDefs = `
  type Query { airports: [String!]! viewer: String broken: String away: String! full: String! locked: String! clock: String deep: Deep airport: Airport }
  type Airport { code: String mine: String }
  type Deep { deep: Deep name: String }
  type Mutation { touch(file: Upload): String }
  scalar Upload
`;
/** As the pool of connections throws it. */
const outage = (code = 'ECONNREFUSED') =>
  explainDatabaseError(Object.assign(new Error('connect'), { code }));
const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Query: {
      airports: () => ['PVG'],
      viewer: () => {
        throw signInRequired();
      },
      broken: () => {
        throw new Error('secret of the database');
      },
      away: () => {
        throw outage();
      },
      full: () => {
        throw outage('53100');
      },
      locked: () => {
        throw outage('55P03');
      },
      airport: () => ({ code: 'PVG' }),
      clock: (_root: unknown, _args: unknown, { now }: { now: Date }) => now.toISOString(),
    },
    Airport: {
      mine: async (_airport: unknown, _args: unknown, { actor }: Pick<GatewayContext, 'actor'>) =>
        String(await actor()),
    },
    Mutation: { touch: () => 'touched' },
  },
});

const AIRPORTS = `sha256:${'a'.repeat(64)}`;
const TOUCH = `sha256:${'b'.repeat(64)}`;
const own = {
  [AIRPORTS]: 'query Airports{airports}',
  [TOUCH]: 'mutation Touch($file: Upload){touch(file:$file)}',
};

async function gateway(given: Partial<GatewayDependencies> = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const documents = await createDocumentStore({ schema, own, log });
  const parts = {
    schema,
    documents,
    log,
    mode: 'demo',
    services: {} as Services,
    now: () => NOW,
  } as const;
  return { log, ...createGateway({ ...parts, actorOf: () => ANONYMOUS, ...given }) };
}
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

describe('trusted documents', () => {
  it('are answered by their id, queries by GET', async () => {
    const { fetch } = await gateway({ mode: 'production' });
    const response = await fetch(new Request(`${ENDPOINT}?documentId=${AIRPORTS}`));
    expect(await response.json()).toEqual({ data: { airports: ['PVG'] } });
  });

  it('are answered by POST with the id in the body', async () => {
    const { fetch } = await gateway({ mode: 'production' });
    const response = await fetch(post({ documentId: TOUCH }));
    expect(await response.json()).toEqual({ data: { touch: 'touched' } });
  });

  it('never change anything by GET', async () => {
    const { fetch } = await gateway();
    const response = await fetch(new Request(`${ENDPOINT}?documentId=${TOUCH}`));
    expect(response.status).toBe(405);
  });

  it('with an unknown id are refused with a code on which the page reloads', async () => {
    const { fetch } = await gateway();
    const response = await fetch(new Request(`${ENDPOINT}?documentId=sha256:${'0'.repeat(64)}`));
    expect(response.status).toBe(404);
    expect(await codesOf(response)).toEqual(['DOCUMENT_UNKNOWN']);
  });
});

describe('free text', () => {
  it('is refused in production, introspection with it', async () => {
    const { fetch } = await gateway({ mode: 'production' });
    for (const query of ['{ airports }', '{ __schema { types { name } } }']) {
      const response = await fetch(post({ query }));
      expect(response.status).toBe(400);
      expect(await codesOf(response)).toEqual(['DOCUMENT_REQUIRED']);
    }
  });

  it('is answered in demo, within limits', async () => {
    const { fetch } = await gateway();
    expect((await fetch(post({ query: '{ airports }' }))).status).toBe(200);
    const deep = `{ ${'deep { '.repeat(30)} name ${'} '.repeat(30)} }`;
    expect(await codesOf(await fetch(post({ query: deep })))).toEqual(['QUERY_TOO_COMPLEX']);
    const wide = `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: airports`).join(' ')} }`;
    expect(await codesOf(await fetch(post({ query: wide })))).toEqual(['QUERY_TOO_COMPLEX']);
  });
});

describe('what caches may keep', () => {
  const cacheOf = async (path: string) =>
    (await (await gateway()).fetch(new Request(ENDPOINT + path))).headers.get('cache-control');

  it('is the answer to a public query', async () => {
    expect(await cacheOf(`?documentId=${AIRPORTS}`)).toMatch(/^public, max-age=\d+/);
  });
  it('is nothing with a field for one visitor, and no error', async () => {
    expect(await cacheOf('?query={airports clock}')).toBe('private, no-store');
    expect(await cacheOf('?query={airports(x:1)}')).toBe('private, no-store');
  });
  it('is nothing for which a field below a public one has read who asks', async () => {
    expect(await cacheOf('?query={airport{code}}')).toMatch(/^public/);
    expect(await cacheOf('?query={airport{code mine}}')).toBe('private, no-store');
  });
  it('is nothing that was posted', async () => {
    const { fetch } = await gateway();
    const response = await fetch(post({ documentId: AIRPORTS }));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('posts that another site could make', () => {
  it('are refused unless a header makes the browser ask first', async () => {
    const { fetch } = await gateway();
    const form = (headers: Record<string, string>) => {
      const body = new FormData();
      body.set('operations', JSON.stringify({ documentId: TOUCH, variables: {} }));
      body.set('map', '{}');
      return new Request(ENDPOINT, { method: 'POST', body, headers });
    };
    expect((await fetch(form({}))).status).toBe(403);
    const allowed = await fetch(form({ 'graphql-require-preflight': '1' }));
    expect(await allowed.json()).toEqual({ data: { touch: 'touched' } });
  });
});

describe('faults', () => {
  it('of our own making show only an id, and the log has the rest', async () => {
    const { fetch, log } = await gateway();
    const response = await fetch(post({ query: '{ broken }' }));
    const text = await response.text();
    expect(text).not.toContain('secret');
    const [error] = JSON.parse(text).errors;
    expect(error.extensions.code).toBe('INTERNAL');
    expect(log.error.mock.calls[0]?.[0].fault).toBe(error.extensions.id);
  });
  it('of a database that is away are 503 with a time to try again', async () => {
    const { fetch } = await gateway();
    const response = await fetch(post({ query: '{ away }' }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await codesOf(response)).toEqual(['SERVICE_UNAVAILABLE']);
  });
  it.each([
    ['full', '53100', 'The disk of the database is full (53100)'],
    ['locked', '55P03', 'What was asked for is locked by others'],
  ])(
    'of a database that is %s are 503 too, and the log says so in one plain line',
    async (path, code, text) => {
      const { fetch, log } = await gateway();
      const response = await fetch(post({ query: `{ ${path} }` }));
      expect(response.status).toBe(503);
      expect(await codesOf(response)).toEqual(['SERVICE_UNAVAILABLE']);
      const line = [{ fault: expect.any(String), path, code }, text];
      expect(log.warn.mock.calls).toEqual([line]);
      expect(log.error).not.toHaveBeenCalled();
    },
  );
  it('made for clients pass with their code', async () => {
    const { fetch } = await gateway();
    const response = await fetch(post({ query: '{ viewer }' }));
    expect(await codesOf(response)).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a request', () => {
  it('gets the gateway’s time, unless its answer may be cached', async () => {
    const { fetch } = await gateway();
    const asked = await fetch(post({ query: '{ clock }' }));
    expect(asked.headers.get('x-server-now')).toBe(NOW.toISOString());
    const kept = await fetch(new Request(`${ENDPOINT}?documentId=${AIRPORTS}`));
    expect(kept.headers.get('x-server-now')).toBeNull();
  });
  it('is measured under its name only where that is a trusted document', async () => {
    const observe = vi.fn();
    const { fetch } = await gateway({ observe });
    await fetch(new Request(`${ENDPOINT}?documentId=${AIRPORTS}`));
    await fetch(post({ query: 'query Evil { airports }' }));
    expect(observe.mock.calls.map(([operation]) => operation.name)).toEqual([
      'Airports',
      'free text',
    ]);
  });
});

describe('an answer', () => {
  it('is a response of the platform, so that whatever comes after can read it', async () => {
    const { fetch } = await gateway();
    const response = await fetch(post({ query: '{ airports }' }));
    expect(response).toBeInstanceOf(Response);
    const packed = response.body?.pipeThrough(new CompressionStream('gzip'));
    expect((await new Response(packed).bytes()).length).toBeGreaterThan(0);
  });
});

describe('the executable schema', () => {
  it('refuses a resolver for a field that the SDL does not have', () => {
    expect(() => createExecutableSchema([typeDefs], [{ Query: { nope: () => 1 } }])).toThrow(
      'nope',
    );
  });
});
