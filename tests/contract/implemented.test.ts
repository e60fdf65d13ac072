import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { refuseUnimplemented, unimplementedFields } from '#gateway/graphql/unimplemented-fields.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

it('every field of the root types has a resolver', () => {
  expect(unimplementedFields(createAirlineSchema())).toEqual([]);
});

describe('a field that has none', () => {
  const coming = makeExecutableSchema({
    typeDefs: `
      type Query { seatMap: String! serverNow: String! }
      type Mutation { board: String }
      type Subscription { seatTaken: String! }
    `,
    resolvers: { Query: { serverNow: () => 'now' } },
  });
  const ask = async (query: string) => {
    const schema = refuseUnimplemented(coming);
    const id = `sha256:${'0'.repeat(64)}`;
    const silent = { info() {}, warn() {}, error() {} };
    const { fetch } = createGateway({
      schema,
      mode: 'production',
      log: silent,
      now: () => new Date(),
      services: {} as Services,
      actorOf: () => ANONYMOUS,
      documents: await createDocumentStore({ schema, own: { [id]: query }, log: silent }),
    });
    return fetch(new Request(`http://gateway.test/graphql?documentId=${id}`));
  };

  it('is found', () => {
    expect(unimplementedFields(coming)).toEqual([
      'Query.seatMap',
      'Mutation.board',
      'Subscription.seatTaken',
    ]);
  });

  it('is refused in production with a code of its own', async () => {
    const response = await ask('query A { seatMap }');
    const { errors } = await response.json();
    expect([response.status, errors[0].extensions.code]).toEqual([501, 'NOT_BUILT']);
    expect((await ask('subscription B { seatTaken }')).status).toBe(501);
    expect((await ask('query C { serverNow }')).status).toBe(200);
  });
});
