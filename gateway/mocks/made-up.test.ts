import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import { createDocumentStore } from '#gateway/graphql/trusted-documents/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import { rootResolvers } from '#gateway/modules/root/root.resolvers.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { withMadeUpFields } from './made-up.ts';
import { RECIPES } from './recipes.ts';

const silent = { info() {}, warn() {}, error() {} };
const NOW = new Date('2026-11-20T08:00:00Z');

/** The schema as it is before any module has implemented its fields. */
const unimplemented = () =>
  createExecutableSchema(readTypeDefs(), [scalarResolvers, rootResolvers]);

async function gateway(mode: 'demo' | 'production' = 'demo') {
  const schema = withMadeUpFields(unimplemented(), RECIPES);
  const documents = await createDocumentStore({ schema, own: {}, log: silent });
  const parts = { schema, documents, mode, log: silent, now: () => NOW, services: {} as Services };
  const { fetch } = createGateway({ ...parts, actorOf: () => ANONYMOUS });
  return async (query: string) => {
    const response = await fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    );
    return response.json();
  };
}
const ORDER = `{ order(by: { bookingReference: "ABC234" }) {
  id state bookingReference passengers { id name type } segments { flight { departure { local zone instant } } }
  price { total { amount currency } } tickets { number coupons { state } }
} }`;

describe('a field that no one has implemented', () => {
  it('answers the same on two gateways', async () => {
    const [one, other] = [await gateway(), await gateway()];
    const answer = await one(ORDER);
    expect(answer.errors).toBeUndefined();
    expect(await other(ORDER)).toEqual(answer);
    expect(await one(ORDER)).toEqual(answer);
  });

  it('answers otherwise to other arguments', async () => {
    const ask = await gateway();
    const first = await ask('{ order(by: { bookingReference: "ABC234" }) { id } }');
    const second = await ask('{ order(by: { bookingReference: "XYZ789" }) { id } }');
    expect(second.data.order.id).not.toBe(first.data.order.id);
  });

  it('answers with the same object again by its id', async () => {
    const ask = await gateway();
    const { data } = await ask('{ lounges { id terminal nearGate airport { code } } }');
    const [lounge] = data.lounges;
    const { data: again, extensions } = await ask(
      `{ node(id: "${lounge.id}") { id ... on Lounge { terminal nearGate airport { code } } } }`,
    );
    expect(again.node).toEqual(lounge);
    expect(extensions.madeUp).toContain('Query.node');
  });

  it('shows developers that it was made up', async () => {
    const ask = await gateway();
    const { extensions } = await ask('{ serverNow offer(id: "x") { expiresAt } }');
    expect(extensions.madeUp).toEqual(['Offer.expiresAt', 'Query.offer']);
  });

  it('keeps wall clock, zone and instant of a moment together', async () => {
    const ask = await gateway();
    const { data } = await ask(ORDER);
    for (const { flight } of data.order.segments) {
      const { local, zone, instant } = flight.departure;
      const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
      expect(shown.slice(0, 16).replace(' ', 'T')).toBe(local);
    }
  });
});

describe('every field of the schema', () => {
  it('can be made up', async () => {
    const ask = await gateway();
    const { errors } = await ask(
      '{ businessRules { phone } exchangeRates { date rates { rate } } aircraftTypes { name } }',
    );
    expect(errors).toBeUndefined();
  });
});

it('4,000 answers leave nothing behind', { timeout: 60_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const ask = await gateway();
  const heapAfter = async (requests: number) => {
    for (let i = 0; i < requests; i += 1)
      await ask(
        `{ order(by: { bookingReference: "R${i % 900}" }) { id state price { total { amount } } } }`,
      );
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await heapAfter(1000);
  const after = await heapAfter(4000);
  expect((after - before) / 1024 / 1024).toBeLessThan(8);
});
