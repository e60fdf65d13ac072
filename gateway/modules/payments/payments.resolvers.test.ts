import { randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { askBeforeCancelling } from './order-payable.ts';
import { paymentDesk } from './payments.test-support.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments } = till;
const asking = askBeforeCancelling(desk.orders.cancel, () => payments);
const orders = { ...desk.orders, cancel: asking };
const start = new Date('2027-01-05T02:00:00Z');
beforeEach(async () => {
  desk.at(start);
  // Reports never come: what is known, is known by asking.
  await till.deliveries({ drop: 1000 });
});
afterEach(() => till.deliveries({}));

const schema = createAirlineSchema();
async function ask(source: string, variables: Record<string, unknown>, visitor: Visitor) {
  const services = { ...desk, orders, payments };
  const { data, errors } = await graphql({
    schema,
    source: `${source} fragment Paid on Payment {
      id state amount { amount currency } createdAt settledAt hostedPageUrl failure refundedAt }`,
    variableValues: variables,
    contextValue: {
      now: desk.now(),
      actor: async () => visitor,
      services,
    } as unknown as GatewayContext,
  });
  return { ...JSON.parse(JSON.stringify(data ?? {})), errors };
}
async function booked() {
  const visitor = aVisitor();
  const { id } = await desk.book(desk.offer(), {}, visitor);
  return { visitor, orderId: globalId('Order', id) };
}
const START = `mutation($input: StartPaymentInput!) { startPayment(input: $input) {
  payable { ... on Order { state } payments { id } } payment { ...Paid } userErrors { code path message } } }`;
async function startPayment(orderId: string, visitor: Visitor, key: string = randomUUID()) {
  const input = { payableId: orderId, idempotencyKey: key, locale: 'ZH_HK' };
  const { startPayment: answer, errors } = await ask(START, { input }, visitor);
  return { ...answer, errors };
}
const confirm = async (orderId: string, visitor: Visitor) =>
  (
    await ask(
      `mutation($id: ID!) { confirmPayment(input: { payableId: $id }) {
        outcome payable { ... on Order { state paidAt } amountDue { amount currency } payments { ...Paid } } userErrors { code path message } } }`,
      { id: orderId },
      visitor,
    )
  ).confirmPayment;
const cancel = async (orderId: string, visitor: Visitor) =>
  (
    await ask(
      `mutation($input: CancelOrderInput!) { cancelOrder(input: $input) {
        order { state payments { ...Paid } } userErrors { code } } }`,
      { input: { orderId, idempotencyKey: randomUUID() } },
      visitor,
    )
  ).cancelOrder;
async function end(url: string, outcome?: string) {
  const reference = new URL(url).pathname.split('/').at(-1) ?? '';
  await till.end(reference, outcome);
  desk.at(addMinutes(desk.now(), 1));
}

test('an order is paid through the schema: declined, paid again, asked about', async () => {
  const { visitor, orderId } = await booked();
  const first = await startPayment(orderId, visitor);
  expect(first).toMatchObject({
    payable: { state: 'PENDING_PAYMENT', payments: [{ id: first.payment.id }] },
    payment: { state: 'PENDING', settledAt: null, failure: null, refundedAt: null },
    userErrors: [],
  });
  expect(await confirm(orderId, visitor)).toMatchObject({ outcome: 'PENDING', userErrors: [] });

  await end(first.payment.hostedPageUrl, 'DECLINED');
  expect(await confirm(orderId, visitor)).toMatchObject({
    outcome: 'NOT_PAID',
    payable: {
      paidAt: null,
      amountDue: first.payment.amount,
      payments: [{ state: 'FAILED', failure: 'DECLINED', hostedPageUrl: null }],
    },
  });

  const second = await startPayment(orderId, visitor);
  await end(second.payment.hostedPageUrl);
  expect(await confirm(orderId, visitor)).toMatchObject({
    outcome: 'TICKETED',
    payable: {
      state: 'TICKETED',
      paidAt: expect.stringMatching(/Z$/),
      amountDue: { amount: 0, currency: 'CNY' },
      payments: [{ state: 'SUCCEEDED' }, { state: 'FAILED' }],
    },
  });
  expect((await startPayment(orderId, visitor)).userErrors).toEqual([
    { code: 'ALREADY_PAID', path: ['payableId'], message: 'It is already paid.' },
  ]);
});

test('what the payment page sells is found by its id, with what is due and until when', async () => {
  const { visitor, orderId } = await booked();
  const payable = async (id: string, by: Visitor) =>
    (
      await ask(
        `query($id: ID!) { payable(id: $id) { __typename id orderNumber paymentDueAt
          amountDue { amount } payments { ...Paid payable { id } } capabilities { action allowed } } }`,
        { id },
        by,
      )
    ).payable;
  const { payment } = await startPayment(orderId, visitor);
  expect(await payable(orderId, visitor)).toMatchObject({
    __typename: 'Order',
    id: orderId,
    amountDue: { amount: payment.amount.amount },
    paymentDueAt: addMinutes(start, 50).toISOString().replace('.000', ''),
    payments: [{ payable: { id: orderId } }],
    capabilities: expect.arrayContaining([{ action: 'CANCEL', allowed: true }]),
  });
  expect(await payable(orderId, aVisitor())).toBeNull();
  expect(await payable(globalId('SeatOrder', '1'), visitor)).toBeNull();
});

test('a payment is seen by who sees its order, and by no one else', async () => {
  const { visitor, orderId } = await booked();
  const { payment } = await startPayment(orderId, visitor);
  const stranger = aVisitor();
  const node = async (by: Visitor) =>
    (await ask('query($id: ID!) { node(id: $id) { ...Paid } }', { id: payment.id }, by)).node;
  expect(await node(visitor)).toEqual(payment);
  expect(await node(stranger)).toBeNull();
  expect(await startPayment(orderId, stranger)).toMatchObject({
    payable: null,
    payment: null,
    userErrors: [{ code: 'ORDER_NOT_FOUND', path: ['payableId'] }],
  });
  expect(await confirm(orderId, stranger)).toMatchObject({
    payable: null,
    outcome: 'UNKNOWN',
    userErrors: [{ code: 'ORDER_NOT_FOUND' }],
  });
});

test('a key that no form makes is refused as such', async () => {
  const { visitor, orderId } = await booked();
  for (const key of ['', 'x'.repeat(100_000)]) {
    const { errors } = await startPayment(orderId, visitor, key);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

describe('an order is cancelled', () => {
  test('though its payment page was opened and left', async () => {
    const { visitor, orderId } = await booked();
    const { payment } = await startPayment(orderId, visitor);
    expect((await cancel(orderId, visitor)).order).toMatchObject({
      state: 'CANCELLED',
      payments: [{ state: 'FAILED', failure: 'ABANDONED', hostedPageUrl: null }],
    });
    await payments.reconcile(start);
    expect(await confirm(orderId, visitor)).toMatchObject({ outcome: 'NOT_PAID' });
    await end(payment.hostedPageUrl);
    expect(await confirm(orderId, visitor)).toMatchObject({ outcome: 'REFUNDED' });
  });

  test('not when it has been paid, though nothing was heard of it yet', async () => {
    const { visitor, orderId } = await booked();
    await end((await startPayment(orderId, visitor)).payment.hostedPageUrl);
    expect(await cancel(orderId, visitor)).toMatchObject({
      order: { state: 'TICKETED' },
      userErrors: [{ code: 'ALREADY_PAID' }],
    });
  });

  test('not while the bank is asked, unless it takes more than ten minutes', async () => {
    const { visitor, orderId } = await booked();
    const { payment } = await startPayment(orderId, visitor);
    await db
      .updateTable('payments')
      .set({ provider_status: 'PENDING', provider_status_at: start })
      .where('order_id', '=', Buffer.from(orderId, 'base64url').toString().slice('Order:'.length))
      .execute();
    expect(payment.state).toBe('PENDING');
    expect((await cancel(orderId, visitor)).userErrors).toEqual([{ code: 'PAYMENT_IN_PROGRESS' }]);
    desk.at(addMinutes(start, 10));
    expect((await cancel(orderId, visitor)).userErrors).toEqual([]);
  });
});

test('points are refused while no traveller has any, and nothing is charged', async () => {
  const { visitor, orderId } = await booked();
  const answer = await ask(
    `mutation($input: StartPaymentInput!) { startPayment(input: $input) {
      payable { payments { id } } payment { ...Paid } userErrors { code path } } }`,
    {
      input: {
        payableId: orderId,
        idempotencyKey: randomUUID(),
        locale: 'EN',
        points: { points: 10, consumptionPassword: '135790' },
      },
    },
    visitor,
  );
  expect(answer.startPayment).toEqual({
    payable: { payments: [] },
    payment: null,
    userErrors: [{ code: 'CONSUMPTION_PASSWORD_NOT_SET', path: ['points'] }],
  });
});

test('another amount than the one that was seen is refused, and nothing is charged', async () => {
  const { visitor, orderId } = await booked();
  const pay = async (amount: number) => {
    const accepted = { amount, currency: 'CNY' };
    const input = { payableId: orderId, idempotencyKey: randomUUID(), locale: 'EN', accepted };
    const answer = await ask(
      `mutation($input: StartPaymentInput!) { startPayment(input: $input) {
        payable { amountDue { amount } } payment { ...Paid } userErrors { code path } } }`,
      { input },
      visitor,
    );
    return answer.startPayment;
  };
  const refused = await pay(1);
  expect(refused).toMatchObject({
    payment: null,
    userErrors: [{ code: 'AMOUNT_CHANGED', path: ['accepted'] }],
  });
  expect(await pay(refused.payable.amountDue.amount)).toMatchObject({
    payment: { state: 'PENDING' },
    userErrors: [],
  });
});
