import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { trusted } from './operations.ts';

const gateway = await testGateway();
let sent = 0;
const counted = new WeakSet<object>();
gateway.database.pool.on('acquire', (client) => {
  if (counted.has(client)) return;
  counted.add(client);
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    sent += 1;
    return send(...given);
  }) as typeof client.query;
});

const responseHeaders = new Headers();
const visitor = await gateway.services.sessions.begin({
  request: new Request('http://gateway.test/'),
  responseHeaders,
});
const [cookie = ''] = responseHeaders.getSetCookie()[0]?.split(';') ?? [];
const desk = testOrders(gateway.db, gateway.keys, { visitor });
desk.at(gateway.clock.now());

/** An order from Shanghai to Hong Kong, paid. */
async function paidFor(adults: number, children: number): Promise<Order> {
  const offer = desk.offer({ party: { adults, children, infants: 0 } });
  return desk.pay(await desk.book(offer));
}

const [alone, party] = [await paidFor(1, 0), await paidFor(3, 2)];

/**
 * How many statements a page's operation sends for an order at least: what is the same for all
 * orders is asked for now and then.
 */
async function statementsOf(name: string, { id }: Order): Promise<number> {
  const page = trusted().find((one) => one.name === name);
  if (!page) throw new Error(`no operation ${name}`);
  const order = globalId('Order', id);
  const variables = { ...page.variables, order, by: { id: order } };
  const ask = async () => {
    sent = 0;
    const response = await gateway.fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ ...page.body, variables }),
      }),
    );
    const { data, errors } = (await response.json()) as { data: { order: object }; errors?: [] };
    expect(errors).toBeUndefined();
    expect(data.order).not.toBeNull();
    return sent;
  };
  const counts = [];
  for (let turn = 0; turn < 5; turn += 1) counts.push(await ask());
  return Math.min(...counts);
}

test.each([
  // one of them for extras, which guests have too, two for check-in on the trip's line in time
  ['OrderDetail', 21],
  ['Payment', 13],
  ['RefundableOrder', 16],
  ['OrderResult', 12],
  ['ChangeDate', 12],
  ['SeatedParty', 12],
  ['OrderRefunds', 11],
])('%s is read with at most %i statements, for a party as for one', async (name, most) => {
  const one = await statementsOf(name, alone);
  expect(one).toBeGreaterThan(4);
  expect(one).toBeLessThanOrEqual(most);
  expect(await statementsOf(name, party)).toBe(one);
});
