import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asking, extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BAG_PRICES } from '#schema/codes/flights/baggage.ts';
import { testDatabase } from '#tests/support/database.ts';
import { extrasOnReceipt } from './extras-on-flight.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments } = till;
type Buyer = Awaited<ReturnType<typeof till.buyer>>;

/** A paid trip of a member. */
async function aTrip(buyer: Buyer) {
  const party = { adults: 2, children: 0, infants: 0 };
  return desk.pay(await desk.book(desk.offer({ party }), {}, buyer));
}
const forPassengers = (
  ids: readonly string[],
  extraId: string,
  segmentIndex = 0,
): ReturnType<typeof asking> => ({
  ...asking({ [extraId]: ids.length }),
  items: ids.map((passengerId) => ({
    extraId,
    quantity: 1,
    forWhom: { passengerId, segmentIndex },
  })),
});
const codes = async (request: ReturnType<typeof asking>, buyer: Buyer) =>
  (await extras.create(request, buyer)).userErrors.map(({ code, path }) => [code, path[1]]);

test('extras are bought for passengers on their flights, listed with the order, and on its receipt once paid', async () => {
  const buyer = await till.buyer();
  const order = await aTrip(buyer);
  const ids = order.passengers.map(({ id }) => id);
  const { orderId, userErrors } = await extras.create(forPassengers(ids, 'bag'), buyer);
  expect(userErrors).toEqual([]);
  const listed = () => extras.ordersFor([order.id], buyer, desk.now());
  expect(await listed()).toMatchObject([
    {
      id: orderId,
      flightOrderId: order.id,
      items: ids.map((passengerId, index) => ({
        forWhom: { passengerId, segmentIndex: 0 },
        before: index,
      })),
    },
  ]);
  expect(await extras.ordersFor([order.id], await till.buyer(), desk.now())).toEqual([]);
  const printed = () => extrasOnReceipt(extras, order, desk.now());
  expect(await printed()).toEqual([]);
  const { payment } = await till.begin(buyer, orderId ?? '');
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(orderId ?? '', buyer, desk.now(), 'BENEFIT_ORDER');
  expect(await printed()).toMatchObject(
    order.passengers.map(({ ticketName }) => ({
      name: 'One more checked bag',
      quantity: 1,
      passenger: ticketName,
      total: { amount: BAG_PRICES.ASIA.extra },
    })),
  );
  const [paid] = await listed();
  if (!paid) throw new Error('no order of extras');
  const refund = { extrasOrderId: paid.id, idempotencyKey: randomUUID() };
  expect(await extras.refund({ ...refund, accepted: paid.total }, buyer, desk.now())).toBeNull();
  expect(await printed()).toEqual([]);
});

test('extras are not bought for those whom the member does not see, of two orders at once, or without a ticket', async () => {
  const buyer = await till.buyer();
  const [order, second] = [await aTrip(buyer), await aTrip(buyer)];
  const [first = '', other = ''] = [order, second].map(({ passengers }) => passengers[0]?.id);
  const stranger = await desk.pay(await desk.book(desk.offer(), {}, aVisitor()));
  const unseen = stranger.passengers[0]?.id ?? '';
  for (const id of [unseen, randomUUID(), 'x'])
    expect(await codes(forPassengers([id], 'wifi'), buyer)).toEqual([['PASSENGER_NOT_FOUND', '0']]);
  expect(await codes(forPassengers([first], 'wifi', 7), buyer)).toEqual([
    ['PASSENGER_NOT_FOUND', '0'],
  ]);
  expect(await codes(forPassengers([first, other], 'wifi'), buyer)).toEqual([
    ['PASSENGER_NOT_FOUND', '1'],
  ]);
  const unpaid = await desk.book(desk.offer(), {}, buyer);
  const waiting = unpaid.passengers[0]?.id ?? '';
  expect(await codes(forPassengers([waiting], 'wifi'), buyer)).toEqual([['NOT_TICKETED', '0']]);
  await db
    .updateTable('coupons')
    .set({ state: 'REFUNDED' })
    .where('ticket_id', '=', order.tickets[0]?.id ?? '')
    .execute();
  expect(await codes(forPassengers([first], 'wifi'), buyer)).toEqual([['COUPON_USED', '0']]);
  expect(await extras.ordersFor([order.id, second.id], AIRLINE, desk.now())).toEqual([]);
});
