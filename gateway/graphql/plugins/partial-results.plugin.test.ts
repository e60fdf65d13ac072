import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { serviceUnavailable, signInRequired } from '#gateway/requests/faults.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

const throwing = (fault: () => Error) => () => {
  throw fault();
};
const schema = makeExecutableSchema({
  typeDefs:
    'type Query { airports: [String!]! member: String away: String broken: String whole: String! }',
  resolvers: {
    Query: {
      airports: () => ['PVG'],
      member: throwing(signInRequired),
      away: throwing(serviceUnavailable),
      whole: throwing(serviceUnavailable),
      broken: throwing(() => new Error('a bug')),
    },
  },
});
const { fetch } = createGateway({
  schema,
  mode: 'demo',
  log: silentLog,
  now: () => new Date(),
  actorOf: () => ANONYMOUS,
  documents: await createDocumentStore({ schema, own: {}, log: silentLog }),
  services: {} as Services,
});
const ask = (query: string, accept = 'application/json') =>
  fetch(
    new Request(`http://gateway.test/graphql?${new URLSearchParams({ query })}`, {
      headers: { accept },
    }),
  );

describe.each(['application/json', 'application/graphql-response+json'])(
  'an answer with a fault in it, as %s',
  (accept) => {
    it.each(['member', 'away', 'broken'])('is 200 where it has data: %s', async (field) => {
      const response = await ask(`{ airports ${field} }`, accept);
      expect(response.status).toBe(200);
      expect((await response.json()).data).toEqual({ airports: ['PVG'], [field]: null });
    });

    it('has the status of the fault where it has no data', async () => {
      const response = await ask('{ airports whole }', accept);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    });

    it('says when to try again, with data too', async () => {
      expect((await ask('{ airports away }', accept)).headers.get('retry-after')).toBe('5');
    });
  },
);

it.each(['{ nope }', '{', 'query A { airports } query B { airports }', '{ airports(a: 1) }'])(
  'the error of %s has a code of the closed list',
  async (query) => {
    const { errors } = await (await ask(query)).json();
    expect(
      errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code),
    ).toEqual(['BAD_REQUEST']);
  },
);
