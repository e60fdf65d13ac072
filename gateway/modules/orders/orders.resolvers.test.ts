import { graphql } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { orderDownloads } from './documents/order-documents.service.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const schema = createAirlineSchema();
const downloads = orderDownloads(siteAddresses('https://air.example'));

async function ask(
  source: string,
  variables: Record<string, unknown>,
  actor: Actor & { sessionId: string },
) {
  const context = {
    now: desk.now(),
    actor: async () => actor,
    services: { ...desk, sessions: { begin: async () => actor }, orderDocuments: { downloads } },
  };
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues: variables,
    contextValue: context as unknown as GatewayContext,
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

const ORDER = `
  fragment Whole on Order {
    id orderNumber bookingReference state cancellationCause createdAt closedAt tripType paymentDueAt
    inventoryHeldUntil priceGuaranteedUntil serverNow locale calendarUrl receipt { url availableUntil }
    contact { name email phone }
    salesChannel
    price { total { amount currency } items { passengerType count perPassenger { amount } } }
    bounds { index brand { code } itinerary { departure { local } segments { flightNumber } } }
    segments { index boundIndex cabin flight { flightNumber origin { code } } brand { code } }
    passengers { id name lastName type phone document { type maskedNumber } accompanyingAdult { name } ticket { number } }
    tickets { id number validUntil passenger { name } coupons { id number state segment { index } } }
    capabilities { action allowed until reason { code } }
  }`;
const read = async (id: string, actor: Visitor) =>
  (await ask(`query($id: ID!) { order(by: { id: $id }) { ...Whole } } ${ORDER}`, { id }, actor))
    .order;
const create = async (actor: Visitor, offer = desk.offer()) =>
  (
    await ask(
      `mutation($input: CreateOrderInput!) { createOrder(input: $input) {
        order { ...Whole } userErrors { code path message } } } ${ORDER}`,
      { input: { ...desk.submission(offer), locale: 'ZH_HK' } },
      actor,
    )
  ).createOrder;

test('an order of which only the id is asked is made and not loaded', async () => {
  const visitor = aVisitor();
  const input = { ...desk.submission(desk.offer()), locale: 'EN' };
  const find = vi.spyOn(desk.orders, 'find');
  const { createOrder } = await ask(
    'mutation($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }',
    { input },
    visitor,
  );
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();
  const { order } = await ask(
    'query($id: ID!) { order(by: { id: $id }) { id state } }',
    { id: createOrder.order.id },
    visitor,
  );
  expect(order).toEqual({ id: createOrder.order.id, state: 'PENDING_PAYMENT' });
});

test('an order is made, read, paid and cancelled through the schema', async () => {
  const visitor = aVisitor();
  const { order, userErrors } = await create(
    visitor,
    desk.offer({ party: { adults: 1, children: 0, infants: 1 } }),
  );
  expect(userErrors).toEqual([]);
  expect(order).toMatchObject({
    state: 'PENDING_PAYMENT',
    locale: 'ZH_HK',
    contact: { email: 'anna.liu@example.com', phone: '+85221234567' },
    segments: [{ index: 0, boundIndex: 0, flight: { origin: { code: 'PVG' } } }],
    bounds: [{ index: 0, brand: { code: 'STANDARD' } }],
    passengers: [
      { name: 'LIU/ANNA', accompanyingAdult: null, ticket: null },
      { name: 'LIU/MEI', type: 'INF', accompanyingAdult: { name: 'LIU/ANNA' } },
    ],
    tickets: [],
    receipt: null,
  });
  expect(await read(order.id, visitor)).toEqual(order);
  const byNumber = 'query($n: String!) { order(by: { orderNumber: $n }) { id } }';
  const named = async (n: string, who = visitor) => (await ask(byNumber, { n }, who)).order;
  expect(await named(order.orderNumber)).toEqual({ id: order.id });
  expect(await named(order.orderNumber, aVisitor())).toBeNull();
  expect(await named("1' or true")).toBeNull();
});

test('document numbers are masked in every answer', async () => {
  const visitor = aVisitor();
  const offer = desk.offer();
  const { order } = await create(visitor, offer);
  expect(order.passengers[0].document.maskedNumber).toMatch(/^•{6}\d{3}$/);
});

test('after payment every passenger has a ticket with a coupon for each segment', async () => {
  const visitor = aVisitor();
  const { order } = await create(
    visitor,
    desk.offer({ party: { adults: 1, children: 0, infants: 1 } }),
  );
  const [, id] = Buffer.from(order.id, 'base64url').toString().split(':');
  expect(await desk.settle(id ?? '')).toBe('TICKETED');
  const paid = await read(order.id, visitor);
  expect(paid).toMatchObject({ state: 'TICKETED', paymentDueAt: null, closedAt: null });
  expect(paid.salesChannel).toBe('OFFICIAL_SITE');
  expect(paid.tickets).toHaveLength(2);
  for (const ticket of paid.tickets) {
    expect(ticket.number).toMatch(/^919\d{10}$/);
    expect(ticket.coupons).toMatchObject([{ number: 1, state: 'OPEN', segment: { index: 0 } }]);
  }
  expect(paid.receipt.url).toBe(`https://air.example/orders/${order.id}/receipt.pdf`);
  expect(paid.calendarUrl).toBe(`https://air.example/orders/${order.id}/trip.ics`);
});

test('what belongs to an order is found by its own global id, by those who see the order', async () => {
  const visitor = aVisitor();
  const { order } = await create(visitor);
  const [, id] = Buffer.from(order.id, 'base64url').toString().split(':');
  await desk.settle(id ?? '');
  const paid = await read(order.id, visitor);
  const ids = [order.id, paid.passengers[0].id, paid.tickets[0].id, paid.tickets[0].coupons[0].id];
  const node = async (id: string, actor: Visitor) =>
    (await ask('query($id: ID!) { node(id: $id) { id } }', { id }, actor)).node?.id ?? null;
  for (const id of ids) {
    expect(await node(id, visitor)).toBe(id);
    expect(await node(id, aVisitor())).toBeNull();
  }
  expect(await node(globalId('Order', 'no uuid'), visitor)).toBeNull();
});

test('an order is cancelled once, and says why it cannot be again', async () => {
  const visitor = aVisitor();
  const { order } = await create(visitor);
  const cancel = async (idempotencyKey: string) =>
    (
      await ask(
        `mutation($input: CancelOrderInput!) { cancelOrder(input: $input) {
          order { state cancellationCause } userErrors { code path message } } }`,
        { input: { orderId: order.id, idempotencyKey } },
        visitor,
      )
    ).cancelOrder;
  const done = { order: { state: 'CANCELLED', cancellationCause: 'TRAVELLER' }, userErrors: [] };
  expect(await cancel('first-press')).toEqual(done);
  expect(await cancel('first-press')).toEqual(done);
  expect((await cancel('later-press')).userErrors).toEqual([
    { code: 'ORDER_CLOSED', path: ['orderId'], message: 'It is already closed.' },
  ]);
});

test('an order that ran out of time is offered again, with everything typed for the browser that typed it', async () => {
  const visitor = aVisitor();
  const start = desk.now();
  const { order } = await create(visitor);
  const again = async (actor: Visitor) =>
    (
      await ask(
        `query($id: ID!) { order(by: { id: $id }) {
          offer { id expired price { total { amount } } } passengers { document { number } } } }`,
        { id: order.id },
        actor,
      )
    ).order;
  const held = await again(visitor);
  expect(held.offer).toBeNull();
  expect(held.passengers[0].document.number).toMatch(/^\w{6,}$/);

  desk.at(addMinutes(start, LIMITS.paymentWindowMinutes));
  const lapsed = await again(visitor);
  desk.at(start);
  expect(lapsed.offer).toMatchObject({
    expired: true,
    price: { total: { amount: order.price.total.amount } },
  });
  expect(lapsed.passengers).toEqual(held.passengers);
  const { offer } = await desk.offers.reprice(lapsed.offer.id, start);
  expect(offer?.price.total.amount).toBe(order.price.total.amount);
});

test('an order that its traveller cancelled is offered again, and shows no document number', async () => {
  const visitor = aVisitor();
  const order = await desk.book(desk.offer(), {}, visitor);
  await desk.cancel(order);
  const cancelled = (
    await ask(
      'query($id: ID!) { order(by: { id: $id }) { offer { id } passengers { document { number } } } }',
      { id: globalId('Order', order.id) },
      visitor,
    )
  ).order;
  expect(desk.offers.read(cancelled.offer.id)?.price).toEqual(order.price);
  expect(cancelled.passengers[0].document.number).toBeNull();
});

test('a document that does not open blanks its number alone: the rest of the order answers', async () => {
  const actor = aVisitor();
  const offer = desk.offer({ party: { adults: 2, children: 0, infants: 0 } });
  const { order } = await create(actor, offer);
  await db
    .updateTable('order_passengers')
    .set({ document_number_sealed: Buffer.from('what no key opens') })
    .where('index', '=', 0)
    .where('order_id', '=', keyOf('Order', order.id))
    .execute();
  const document = '{ maskedNumber number numberProblem }';
  const { order: seen } = await ask(
    `query($id: ID!) { order(by: { id: $id }) { state passengers { name document ${document} } } }`,
    { id: order.id },
    actor,
  );
  expect(seen.state).toBe('PENDING_PAYMENT');
  expect(seen.passengers).toMatchObject([
    { document: { maskedNumber: '••••', number: null, numberProblem: 'UNREADABLE' } },
    { document: { number: expect.any(String), numberProblem: null } },
  ]);
});
