import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createMock } from '#gateway/app/mock-gateway.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { createContext } from '#gateway/requests/context.ts';
import type { MockFields } from './mock-fields.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

async function answerWith(fields: MockFields, query: string) {
  const { schema, source } = createMock(() => NOW, fields);
  const contextValue = createContext(new Request('http://gateway.test/graphql'), source);
  const { data, errors } = await execute({ schema, document: parse(query), contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}
const ORDER = globalId('Order', 'ABC234');
const QUERY = `{ order(by: { id: "${ORDER}" }) { id state bookingReference passengers { name } } }`;

describe('fields that are given to a mock', () => {
  it('are answered, and what they leave out is mocked', async () => {
    const cancelled = { id: ORDER, state: 'CANCELLED' };
    const { order } = await answerWith({ Query: { order: cancelled } }, QUERY);
    expect(order).toMatchObject({ ...cancelled, bookingReference: 'ABC234' });
    expect(order.passengers).toHaveLength(3);
    expect(await answerWith({ Query: { order: null } }, QUERY)).toEqual({ order: null });
  });

  it('are answered by a function of the arguments', async () => {
    const cancelOrder = ({ input }: { input: { orderId: string } }) => ({
      order: { id: input.orderId, state: 'CANCELLED' },
      userErrors: [],
    });
    const cancel = `mutation { cancelOrder(input: { orderId: "${ORDER}", idempotencyKey: "cancel-it" }) {
      order { id state } userErrors { code }
    } }`;
    const order = { id: ORDER, state: 'CANCELLED' };
    const answer = await answerWith({ Mutation: { cancelOrder } }, cancel);
    expect(answer.cancelOrder).toEqual({ order, userErrors: [] });
  });

  it('are those of every object of a type, or of some by their keys', async () => {
    const all = await answerWith({ Passenger: { name: 'LEE/SIUMING' } }, QUERY);
    const names = all.order.passengers.map(({ name }: { name: string }) => name);
    expect(new Set(names)).toEqual(new Set(['LEE/SIUMING']));
    const onlySecond: MockFields = {
      Passenger: (_dice, _now, key) => (key === 'ABC234.1' ? { name: 'HO/WAIYAN' } : {}),
    };
    const some = await answerWith(onlySecond, QUERY);
    expect(some.order.passengers[1].name).toBe('HO/WAIYAN');
    expect(some.order.passengers[0].name).not.toBe('HO/WAIYAN');
  });

  it('must be in the schema', () => {
    expect(() => createMock(() => NOW, { Ordr: { state: 'PAID' } })).toThrow('No type Ordr');
    expect(() => createMock(() => NOW, { Order: { sate: 'PAID' } })).toThrow('no field sate');
    expect(() => createMock(() => NOW, { Query: { ordr: null } })).toThrow('Query.ordr');
  });
});
