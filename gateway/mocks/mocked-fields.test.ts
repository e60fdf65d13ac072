import { type DocumentNode, execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { variablesFor } from '#gateway/conformance/hostile/fitting-variables.ts';
import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { nodeResolvers } from '#gateway/graphql/node.resolvers.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import { LOCALE_VALUES } from '#gateway/modules/root/root.resolvers.ts';
import { createContext } from '#gateway/requests/context.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { GENERATORS } from './generators.ts';
import { withMocks } from './mocked-fields.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

/** A mock of the schema as it is before any module, but for these resolvers. */
function mocked(...resolvers: Resolvers[]) {
  const bare = [scalarResolvers, { Locale: LOCALE_VALUES }, nodeResolvers({}), ...resolvers];
  const schema = withMocks(createExecutableSchema(readTypeDefs(), bare), GENERATORS, () => NOW);
  const source = { services: {} as Services, now: () => NOW, actorOf: () => ANONYMOUS };
  return async (query: string | DocumentNode) => {
    const contextValue = createContext(new Request('http://gateway.test/graphql'), source);
    const document = typeof query === 'string' ? parse(query) : query;
    const variableValues = variablesFor(document, schema, NOW);
    const answer = await execute({ schema, document, variableValues, contextValue });
    return JSON.parse(JSON.stringify(answer));
  };
}

const ORDER = `{ order(by: { bookingReference: "ABC234" }) {
  id state passengers { id name type } segments { flight { departure { local zone instant } } }
  price { total { amount currency } } tickets { number coupons { state } }
} }`;
const LOUNGES = '{ lounges { id terminal airport { code city(locale: JA) } } }';

describe('a field that is mocked', () => {
  it('has the same value again, after a new start and in another order of requests', async () => {
    const ask = mocked();
    const first = await ask(ORDER);
    expect(first.errors).toBeUndefined();
    expect(await ask(ORDER)).toEqual(first);
    const other = mocked();
    await other(LOUNGES);
    expect(await other(ORDER)).toEqual(first);
  });

  it('has another value for other arguments', async () => {
    const ask = mocked();
    const { data } = await ask(`{
      one: order(by: { bookingReference: "ABC234" }) { id }
      other: order(by: { bookingReference: "XYZ789" }) { id }
    }`);
    expect(data.one.id).not.toBe(data.other.id);
  });

  it('belongs to the object that its id names', async () => {
    const ask = mocked();
    const [lounge] = (await ask(LOUNGES)).data.lounges;
    const { data } = await ask(`{ node(id: "${lounge.id}") {
      id ... on Lounge { terminal airport { code city(locale: JA) } }
    } }`);
    expect(data.node).toEqual(lounge);
  });

  it('fits the other fields of its object', async () => {
    const { data } = await mocked()(ORDER);
    for (const { flight } of data.order.segments) {
      const { local, zone, instant } = flight.departure;
      const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
      expect(shown.slice(0, 16).replace(' ', 'T')).toBe(local);
    }
  });

  it('is not resolved by a module, whose models mocked objects are not', async () => {
    const ask = mocked({
      Money: { amount: () => 1 },
      Order: {
        orderNumber: () => {
          throw new Error('asked of a model');
        },
      },
    });
    const id = globalId('Order', 'made up');
    const { data, errors } = await ask(
      `{ node(id: "${id}") { ... on Order { orderNumber price { total { amount } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.node.orderNumber).toMatch(/^\d{12}$/);
    expect(data.node.price.total.amount).not.toBe(1);
  });

  it('can be any that a page asks for', async () => {
    const ask = mocked();
    for (const text of Object.values(readOwnManifest()))
      expect([text, (await ask(parse(text))).errors]).toEqual([text, undefined]);
  });

  it('leaves what a module resolves alone', async () => {
    const ask = mocked({ Query: { serverNow: () => new Date(0) } });
    expect((await ask('{ serverNow }')).data.serverNow).toBe('1970-01-01T00:00:00Z');
  });
});
