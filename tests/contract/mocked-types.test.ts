import { type GraphQLError, type GraphQLSchema, graphql, isCompositeType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { RESOLVERS } from '#gateway/app/modules.ts';
import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import { GENERATORS } from '#gateway/mocks/generators.ts';
import { withMocks } from '#gateway/mocks/mocked-fields.ts';
import { createContext } from '#gateway/requests/context.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { ownTypes } from './sdl-rules.ts';
import { selectionOf } from './selection.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const silent = { info() {}, warn() {}, error() {} };
const source = { services: {} as Services, now: () => NOW, actorOf: () => ANONYMOUS };

/** The schema with the resolvers of all modules, and with fields that no module knows. */
const extended = (sdl: string): GraphQLSchema =>
  withMocks(createExecutableSchema([...readTypeDefs(), sdl], RESOLVERS), GENERATORS, () => NOW);

const types = ownTypes(createExecutableSchema(readTypeDefs(), RESOLVERS))
  .filter(isCompositeType)
  .map(({ name }) => name)
  .filter((name) => !['Query', 'Mutation', 'Subscription'].includes(name));

const probes = extended(
  `extend type Query { ${types.map((name) => `one${name}: ${name}! all${name}: [${name}!]!`).join(' ')} }`,
);

async function faultsOf(schema: GraphQLSchema, query: string): Promise<string[]> {
  const contextValue = createContext(new Request('http://gateway.test/graphql'), source);
  const { errors = [] } = await graphql({ schema, source: query, contextValue });
  return errors.map(({ path = [], message }: GraphQLError) => `${path.join('.')}: ${message}`);
}

describe('a field that no module resolves, on the schema with all its resolvers', () => {
  it.each(types)('answers with a %s, alone and in a list', async (name) => {
    const selection = selectionOf(probes, name, 3);
    const query = `{ one${name} ${selection} all${name} ${selection} }`;
    expect(await faultsOf(probes, query)).toEqual([]);
  });
});

describe('a field that a newcomer adds to the SDL', () => {
  const sdl = `
    extend type Query { nearestLibrary: Library! nearestBook: Book! lastOrder: Order! bestItinerary: Itinerary! }
    extend type Mutation { borrow(title: String!): Library! }
    extend type Subscription { libraryMoved: Library! }
    type Library { name: String! shelf: Shelf nearest: Airport! }
    type Book implements Node { id: ID! title: String! }
    scalar Shelf
  `;
  const schema = extended(sdl);
  const ask = async (query: string) => {
    const documents = await createDocumentStore({ schema, own: {}, log: silent });
    const gateway = createGateway({ ...source, schema, documents, mode: 'demo', log: silent });
    const response = await gateway.fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: '*/*' },
        body: JSON.stringify({ query }),
      }),
    );
    return response.text();
  };

  it('is answered at once with a type of its own, and named as mocked', async () => {
    const { data, errors, extensions } = JSON.parse(
      await ask('{ nearestLibrary { name shelf nearest { code city } } }'),
    );
    expect(errors).toBeUndefined();
    expect(data.nearestLibrary.nearest.code).toMatch(/^[A-Z]{3}$/);
    expect(extensions.mocked).toContain('Query.nearestLibrary');
    expect(extensions.mocked).toContain('Library.name');
  });

  it('is answered at once with a type that modules resolve, and named as mocked', async () => {
    const { data, errors, extensions } = JSON.parse(
      await ask(
        '{ lastOrder { id orderNumber state } bestItinerary { key segments { flightNumber } } }',
      ),
    );
    expect(errors).toBeUndefined();
    expect(data.lastOrder.orderNumber).toMatch(/^\d{12}$/);
    expect(data.bestItinerary.segments).toHaveLength(1);
    expect(extensions.mocked).toEqual(
      expect.arrayContaining(['Order.orderNumber', 'Query.bestItinerary', 'Query.lastOrder']),
    );
  });

  it('is answered by its id too, as the same object', async () => {
    const bookId = '{ nearestBook { id title } }';
    const { nearestBook } = JSON.parse(await ask(bookId)).data;
    const byId = `{ node(id: "${nearestBook.id}") { id ... on Book { title } } }`;
    expect(JSON.parse(await ask(byId)).data.node).toEqual(nearestBook);
  });

  it('is answered as a mutation and as a subscription too', async () => {
    expect(await ask('mutation { borrow(title: "Atlas") { name } }')).toContain('Mutation.borrow');
    expect(await ask('subscription { libraryMoved { name } }')).toContain('"libraryMoved":{"name"');
  });
});
