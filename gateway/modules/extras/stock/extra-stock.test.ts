import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { extraDesk, SEATS_LEFT } from '#gateway/modules/extras/extras.test-support.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aTrip, forFlight } from './stock.test-support.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments } = till;
const DAY = 24 * 60;
let start = desk.now();

type Buyer = Awaited<ReturnType<typeof till.buyer>>;

/** Preferred seats on one flight, as the catalogue has them. */
const SEATS = 12;

// each test sells on flights of its own day
beforeEach(() => {
  start = addMinutes(start, DAY);
  desk.at(start);
});

const order = (trip: Order, buyer: Buyer, id: string, quantity = 1) =>
  extras.create(forFlight(till, trip, id, quantity), buyer);
const refused = async (...of: Parameters<typeof order>) =>
  (await order(...of)).userErrors.map(({ code, path }) => `${code} ${path.join('.')}`);
const leftOf = async (trip: Order, id: string) =>
  (await extras.scarceFor(trip, desk.now())).find(({ extra }) => extra.id === id)?.left;
const SOLD_OUT = ['EXTRAS_SOLD_OUT items.0.quantity'];

/** A member whose unpaid order leaves two preferred seats on a flight. */
async function twoLeft() {
  const buyer = await till.buyer();
  const trip = await aTrip(till, buyer);
  expect(await leftOf(trip, 'seat')).toBeUndefined();
  const orderId = [];
  for (const quantity of [9, SEATS - 9 - 2])
    orderId.push((await order(trip, buyer, 'seat', quantity)).orderId ?? '');
  return { buyer, trip, orderId: orderId[0] ?? '' };
}

test('what an unpaid order holds no other member can order: how many are left is told when they are few', async () => {
  const { trip } = await twoLeft();
  expect(await leftOf(trip, 'seat')).toBe(2);
  const other = await till.buyer();
  const same = await aTrip(till, other);
  expect(same.segments[0]?.flightNumber).toBe(trip.segments[0]?.flightNumber);
  expect(await refused(same, other, 'seat', 3)).toEqual(SOLD_OUT);
  expect(await refused(same, other, 'seat', 2)).toEqual([]);
  expect(await leftOf(same, 'seat')).toBe(0);
  expect(await refused(same, other, 'seat')).toEqual(SOLD_OUT);
});

test('of one extra named twice in an order both are counted', async () => {
  const { buyer, trip } = await twoLeft();
  const request = forFlight(till, trip, 'seat', 2);
  const twice = { ...request, items: [...request.items, ...forFlight(till, trip, 'seat').items] };
  const total = { amount: 60_000, currency: 'CNY' } as const;
  const { userErrors } = await extras.create({ ...twice, accepted: total }, buyer);
  expect(userErrors).toEqual([{ code: 'EXTRAS_SOLD_OUT', path: ['items', '1', 'quantity'] }]);
});

test('an unpaid order that is cancelled or lapses gives back what it held', async () => {
  const { buyer, trip, orderId } = await twoLeft();
  const request = { extrasOrderId: orderId, idempotencyKey: randomUUID() };
  expect(await extras.cancel(request, buyer, desk.now())).toBeNull();
  expect(await leftOf(trip, 'seat')).toBeUndefined();
  expect(await refused(trip, buyer, 'seat', 9)).toEqual([]);
  expect(await leftOf(trip, 'seat')).toBe(2);
  desk.at(addMinutes(start, 50));
  expect(await leftOf(trip, 'seat')).toBeUndefined();
  expect(await refused(trip, buyer, 'seat', 9)).toEqual([]);
});

test('a paid order keeps what it has bought until it is refunded', async () => {
  const { buyer, trip, orderId } = await twoLeft();
  const { payment } = await till.begin(buyer, orderId);
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(orderId, buyer, desk.now(), 'BENEFIT_ORDER');
  // the other order, of one seat, has lapsed
  desk.at(addMinutes(start, 60));
  expect(await leftOf(trip, 'seat')).toBe(SEATS - 9);
  const paid = await extras.order(orderId, buyer, desk.now());
  if (!paid) throw new Error('no order of extras');
  const refund = { extrasOrderId: orderId, idempotencyKey: randomUUID() };
  const code = await extras.refund({ ...refund, accepted: paid.total }, buyer, desk.now());
  expect(code).toBeNull();
  expect(await leftOf(trip, 'seat')).toBeUndefined();
});

test('a passenger whose ticket is refunded holds nothing on the flight', async () => {
  const { trip } = await twoLeft();
  const other = await till.buyer();
  const same = await aTrip(till, other);
  await db
    .updateTable('coupons')
    .set({ state: 'REFUNDED' })
    .where('ticket_id', '=', trip.tickets[0]?.id ?? '')
    .execute();
  expect(await leftOf(same, 'seat')).toBeUndefined();
  expect(await refused(same, other, 'seat', 9)).toEqual([]);
});

test('upgrades are sold as long as Business has seats left', async () => {
  const buyer = await till.buyer();
  await db.updateTable('members').set({ tier: 'GOLD' }).where('id', '=', buyer.memberId).execute();
  const trip = await aTrip(till, buyer);
  expect(await leftOf(trip, 'upgrade')).toBe(SEATS_LEFT);
  expect(await refused(trip, buyer, 'upgrade', 2)).toEqual([]);
  expect(await leftOf(trip, 'upgrade')).toBe(SEATS_LEFT - 2);
});

test('lounge visits are counted over all flights that leave the airport on the day', async () => {
  const buyer = await till.buyer();
  const trip = await aTrip(till, buyer);
  const { orderId } = await order(trip, buyer, 'lounge', 4);
  // as many as nine members may order in a year
  await db
    .updateTable('benefit_order_items')
    .set({ quantity: 36 })
    .where('benefit_order_id', '=', orderId ?? '')
    .execute();
  const elsewhere = await desk.pay(
    await desk.book(
      desk.offer({ bounds: [{ origin: 'PVG', destination: 'NRT', date: desk.inDays(30) }] }),
      {},
      buyer,
    ),
  );
  expect(await leftOf(elsewhere, 'lounge')).toBe(4);
});

test('an extra for no flight takes from no stock', async () => {
  const { buyer, trip } = await twoLeft();
  await till.ordered(buyer, { seat: 9 });
  expect(await leftOf(trip, 'seat')).toBe(2);
});
