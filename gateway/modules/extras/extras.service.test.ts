import { expect, test } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { asking, extraDesk } from './extras.test-support.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments } = till;
const start = desk.now();

const codesOf = async (...[request, buyer]: Parameters<typeof extras.create>) =>
  (await extras.create(request, buyer)).userErrors.map(({ code, path }) => `${path}: ${code}`);
const couponStates = async (memberId: string) =>
  (await extras.couponsOf(memberId, desk.now())).map(({ state }) => state);
const messagesOf = async (memberId: string) =>
  (
    await db
      .selectFrom('member_messages')
      .select('event')
      .where('member_id', '=', memberId)
      .orderBy('serial')
      .execute()
  ).map(({ event }) => event);

/** Pays an order at the provider's page. */
async function paid(buyer: Awaited<ReturnType<typeof till.buyer>>, orderId: string) {
  const { payment } = await till.begin(buyer, orderId);
  await till.end(payment?.providerReference ?? '');
  return payments.confirmNow(orderId, buyer, desk.now(), 'BENEFIT_ORDER');
}

test('extras are ordered at the price that was seen, paid at the provider, and become coupons', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  const order = await till.ordered(buyer, { wifi: 2, seat: 1 });
  expect(order).toMatchObject({ state: 'PENDING_PAYMENT', total: { amount: 39_600 } });
  expect(order.paymentDueAt).toEqual(addMinutes(start, 50));
  expect(await paid(buyer, order.id)).toBe('PAID');
  expect((await extras.order(order.id, buyer, desk.now()))?.state).toBe('PAID');
  const coupons = await extras.couponsOf(buyer.memberId, desk.now());
  expect(coupons.map(({ extraId, state }) => `${extraId} ${state}`).sort()).toEqual([
    'seat AVAILABLE',
    'wifi AVAILABLE',
    'wifi AVAILABLE',
  ]);
  expect(coupons[0]).toMatchObject({ validFrom: '2027-01-05', validUntil: '2028-01-05' });
  expect(await messagesOf(buyer.memberId)).toEqual(['BENEFITS_HELD', 'BENEFITS_PAID']);
  const [payment] = await payments.ofOrder(order.id, buyer, desk.now());
  expect(payment).toMatchObject({ state: 'SUCCEEDED', orderId: order.id });
});

test('another member sees neither the order, nor its payments, nor its coupons', async () => {
  desk.at(start);
  const [buyer, stranger] = [await till.buyer(), await till.buyer()];
  const order = await till.ordered(buyer, { wifi: 1 });
  await paid(buyer, order.id);
  const [coupon] = await extras.couponsOf(buyer.memberId, desk.now());
  expect(await extras.order(order.id, stranger, desk.now())).toBeNull();
  expect(await payments.ofOrder(order.id, stranger, desk.now())).toEqual([]);
  expect(await extras.coupon(coupon?.id ?? '', stranger, desk.now())).toBeNull();
  expect((await till.begin(stranger, order.id)).code).toBe('ORDER_NOT_FOUND');
  const request = { extrasOrderId: order.id, idempotencyKey: 'a key of a stranger' };
  expect(await extras.cancel(request, stranger, desk.now())).toBe('ORDER_NOT_FOUND');
});

test('what is not offered, too many, or at another price is refused, and nothing is ordered', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  expect(await codesOf(asking({ nothing: 1, seat: 10 }), buyer)).toEqual([
    'items,0,extraId: EXTRA_NOT_OFFERED',
    'items,1,quantity: QUANTITY_INVALID',
  ]);
  expect(await codesOf(asking({ upgrade: 1 }), buyer)).toEqual([
    'items,0,extraId: EXTRA_NOT_OFFERED',
  ]);
  expect(
    await codesOf({ ...asking({ seat: 1 }), items: asking({ wifi: 1 }).items }, buyer),
  ).toEqual(['accepted: AMOUNT_CHANGED']);
  expect(await extras.ordersOf(buyer.memberId, desk.now())).toEqual([]);
});

test('the year’s number counts what is paid or waits, and what ended unpaid no more', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  const [first] = [await till.ordered(buyer, { lounge: 3 })];
  const limit = ['items,0,quantity: YEARLY_LIMIT_REACHED'];
  expect(await codesOf(asking({ lounge: 2 }), buyer)).toEqual(limit);
  desk.at(addMinutes(start, 50));
  expect((await extras.order(first.id, buyer, desk.now()))?.state).toBe('CANCELLED');
  await till.ordered(buyer, { lounge: 4 });
  expect(await codesOf(asking({ lounge: 1 }), buyer)).toEqual(limit);
});

test('a coupon pays for one of its kind, is frozen meanwhile, and is free again when the order ends', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  await paid(buyer, (await till.ordered(buyer, { wifi: 1 })).id);
  const [coupon] = await extras.couponsOf(buyer.memberId, desk.now());
  const ids = [coupon?.id ?? ''];
  expect(await codesOf(asking({ seat: 1 }, ids), buyer)).toEqual([
    'extraCouponIds,0: COUPON_NOT_ACCEPTED',
  ]);
  expect(await codesOf(asking({ wifi: 2 }, [...ids, ...ids]), buyer)).toEqual([
    'extraCouponIds,1: COUPON_NOT_ACCEPTED',
  ]);
  const order = await till.ordered(buyer, { wifi: 2 }, ids);
  expect(order.covered.amount).toBe(9_800);
  expect(await couponStates(buyer.memberId)).toEqual(['FROZEN']);
  expect(await codesOf(asking({ wifi: 1 }, ids), buyer)).toHaveLength(1);
  const request = { extrasOrderId: order.id, idempotencyKey: 'a key of the dialog' };
  expect(await extras.cancel(request, buyer, desk.now())).toBeNull();
  expect(await couponStates(buyer.memberId)).toEqual(['AVAILABLE']);
  const whole = await till.ordered(buyer, { wifi: 1 }, ids);
  expect(whole.state).toBe('PAID');
  expect((await couponStates(buyer.memberId)).sort()).toEqual(['AVAILABLE', 'USED']);
});

test('an order past its time is cancelled at once, recorded by the sweep, and late money goes back', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  const order = await till.ordered(buyer, { wifi: 1 });
  const { payment } = await till.begin(buyer, order.id);
  await till.deliveries({ drop: 1000 });
  await till.end(payment?.providerReference ?? '');
  desk.at(addMinutes(start, 50));
  expect(await extras.order(order.id, buyer, desk.now())).toMatchObject({
    state: 'CANCELLED',
    cancellationCause: 'PAYMENT_WINDOW',
    closedAt: order.paymentDueAt,
  });
  await extras.expire(desk.now());
  expect(await messagesOf(buyer.memberId)).toEqual(['BENEFITS_HELD', 'BENEFITS_LAPSED']);
  expect(await payments.confirmNow(order.id, buyer, desk.now(), 'BENEFIT_ORDER')).toBe('REFUNDED');
  const returned = (await till.returns()).find(({ payment_id }) => payment_id === payment?.id);
  await payments.sendBack(returned?.id ?? '');
  expect(await messagesOf(buyer.memberId)).toContain('BENEFITS_RETURNED');
  await till.deliveries({ drop: 0 });
});

test('one that is paid cannot be cancelled, and one that is cancelled cannot be paid', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  const bought = await till.ordered(buyer, { wifi: 1 });
  await paid(buyer, bought.id);
  const cancel = (extrasOrderId: string) =>
    extras.cancel({ extrasOrderId, idempotencyKey: `cancel ${extrasOrderId}` }, buyer, start);
  expect(await cancel(bought.id)).toBe('ALREADY_PAID');
  const dropped = await till.ordered(buyer, { seat: 1 });
  expect(await cancel(dropped.id)).toBeNull();
  expect((await till.begin(buyer, dropped.id)).code).toBe('ORDER_CLOSED');
  expect((await messagesOf(buyer.memberId)).slice(2)).toEqual([
    'BENEFITS_HELD',
    'BENEFITS_CANCELLED',
  ]);
});
