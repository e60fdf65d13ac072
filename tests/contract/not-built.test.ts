import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import { NOT_BUILT } from '#gateway/graphql/not-built.ts';
import { markNotBuilt, refuseNotBuilt } from '#gateway/graphql/not-built-fields.ts';
import { createDocumentStore } from '#gateway/graphql/trusted-documents/document-store.ts';
import { readOwnManifest } from '#gateway/graphql/trusted-documents/published-documents.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

const silent = { info() {}, warn() {}, error() {} };
const typeDefs = `
  type Query { "The seats." seatMap: String! serverNow: String! order: Order }
  type Order { id: ID! refunds: [String!]! }
  type Subscription { seatTaken: String! }
`;
const coming = makeExecutableSchema({
  typeDefs,
  resolvers: { Query: { serverNow: () => 'now', order: () => ({ id: '1' }) } },
});
const LIST = ['Query.seatMap', 'Subscription.seatTaken', 'Order.refunds'];

/** The fields that a document selects, also in fragments, as `Query.x`. */
function fieldsOf(text: string, schema: GraphQLSchema): string[] {
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field({ name }) {
        found.push(`${types.getParentType()?.name}.${name.value}`);
      },
    }),
  );
  return found;
}

describe('a field that is not built', () => {
  const ask = async (query: string) => {
    const schema = refuseNotBuilt(coming, LIST);
    const id = `sha256:${'0'.repeat(64)}`;
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

  it('is refused in production with a code of its own', async () => {
    const response = await ask('query A { seatMap }');
    const { errors } = await response.json();
    expect([response.status, errors[0].extensions.code]).toEqual([501, 'NOT_BUILT']);
    expect((await ask('subscription B { seatTaken }')).status).toBe(501);
    expect((await ask('query C { serverNow }')).status).toBe(200);
  });

  it('is refused likewise below a type that is built, beside what the type has', async () => {
    const response = await ask('query D { serverNow order { id refunds } }');
    const { data, errors } = await response.json();
    expect([response.status, data]).toEqual([200, { serverNow: 'now', order: null }]);
    expect(errors[0]).toMatchObject({
      path: ['order', 'refunds'],
      extensions: { code: 'NOT_BUILT' },
    });
  });

  it('says so to developers before anything else', () => {
    const fields = markNotBuilt(coming, LIST).getQueryType()?.getFields();
    expect(fields?.seatMap?.description).toMatch(/^\*\*Not built yet\.\*\*[\s\S]*The seats\.$/);
    expect(fields?.serverNow?.description).toBeUndefined();
  });

  it('is asked for by no document of the site', () => {
    expect(fieldsOf('{ ...F } fragment F on Query { seatMap }', coming)).toContain(LIST[0]);
    const listed = new Set<string>(NOT_BUILT);
    const schema = createAirlineSchema();
    for (const text of Object.values(readOwnManifest()))
      expect(fieldsOf(text, schema).filter((field) => listed.has(field))).toEqual([]);
  });
});
