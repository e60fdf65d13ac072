import { randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { accessDesk, anAsker } from '#gateway/modules/orders/access/order-access.test-support.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { desk, at } = accessDesk(db);
const schema = createAirlineSchema();

const aMember = () => ({ ...anAsker(), memberId: randomUUID() });

/** An order that a member makes some minutes after the first of them. */
function book(member: Visitor, minutes: number) {
  desk.at(at(minutes));
  return desk.book(desk.offer(), {}, member);
}

/** What a member reads of the list of orders, `minutes` after the first of them. */
async function read(member: ReturnType<typeof aMember>, query: string, minutes = 5) {
  const { data, errors } = await graphql({
    schema,
    source: `{ viewer { member { ${query} } } }`,
    contextValue: {
      now: at(minutes),
      actor: async () => member,
      services: { ...desk, members: { find: async (id: string) => ({ id }) } },
    } as unknown as GatewayContext,
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).viewer.member;
}
const NODES = 'nodes { bookingReference state }';

test('a member lists the orders made while signed in, the latest first, and no one else’s', async () => {
  const member = aMember();
  const first = await book(member, 0);
  const second = await book(member, 1);
  await book(aMember(), 2);
  const { orders } = await read(member, `orders { totalCount ${NODES} }`);
  expect(orders.totalCount).toBe(2);
  expect(orders.nodes).toEqual([
    { bookingReference: second.reference, state: 'PENDING_PAYMENT' },
    { bookingReference: first.reference, state: 'PENDING_PAYMENT' },
  ]);
});

test('each tab holds what its name says, at the instant of the question', async () => {
  const member = aMember();
  const paid = await book(member, 0);
  await desk.pay(paid);
  const unpaid = await book(member, 0);
  const countsAt = async (minutes: number) => {
    const { orderTabs } = await read(member, 'orderTabs { tab count }', minutes);
    return Object.fromEntries(
      orderTabs.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
    );
  };
  const open = { ALL: 2, PENDING_PAYMENT: 1, PENDING_TRAVEL: 1, CANCELLED: 0, COMPLETED: 0 };
  expect(await countsAt(49)).toEqual(open);
  expect(await countsAt(50)).toEqual({ ...open, PENDING_PAYMENT: 0, CANCELLED: 1 });
  const lapsed = await read(member, `orders(tab: CANCELLED) { ${NODES} }`, 50);
  expect(lapsed.orders.nodes).toEqual([{ bookingReference: unpaid.reference, state: 'CANCELLED' }]);
  const yearLater = 366 * 24 * 60;
  expect(await countsAt(yearLater)).toMatchObject({ PENDING_TRAVEL: 0, COMPLETED: 1 });
});

test('the list is read to its end in pages', async () => {
  const member = aMember();
  const references: string[] = [];
  for (const minute of [0, 1, 2]) references.unshift((await book(member, minute)).reference);
  const page = 'pageInfo { hasNextPage endCursor } nodes { bookingReference }';
  const first = (await read(member, `orders(first: 2) { ${page} }`)).orders;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = (
    await read(member, `orders(first: 2, after: "${first.pageInfo.endCursor}") { ${page} }`)
  ).orders;
  expect(rest.pageInfo.hasNextPage).toBe(false);
  const seen = [...first.nodes, ...rest.nodes].map(
    ({ bookingReference }: { bookingReference: string }) => bookingReference,
  );
  expect(seen).toEqual(references);
});

test('an order is found by its numbers, its flight, its airports and the words of a name', async () => {
  const member = aMember();
  const order = await desk.pay(await book(member, 0));
  await book(aMember(), 0);
  const found = async (search: string) =>
    (await read(member, `orders(search: ${JSON.stringify(search)}) { totalCount }`)).orders
      .totalCount;
  const [ticket] = order.tickets;
  const [segment] = order.segments;
  const finding = [
    '',
    '  ',
    order.reference.toLowerCase(),
    order.number,
    'liu anna',
    'Anna',
    'hkg',
    ticket?.number,
    `${ticket?.number.slice(0, 3)}-${ticket?.number.slice(3)}`,
    segment?.flightNumber,
    segment?.flightNumber.replace('MG', 'mg '),
  ];
  for (const text of finding) expect([text, await found(text ?? 'none')]).toEqual([text, 1]);
  const missing = ['anna %', 'LI_', 'NRT', 'x'.repeat(101), ' '.repeat(9000), '\u0000'.repeat(4)];
  for (const text of missing.slice(0, 4)) expect([text, await found(text)]).toEqual([text, 0]);
  for (const text of missing.slice(4)) expect(await found(text)).toBeLessThanOrEqual(1);
});
