import { expect, test } from 'vitest';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { extraDesk } from './extras.test-support.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments } = till;
const start = desk.now();

/** A member with points and an order of one Wi-Fi, which costs 98 yuan. */
async function withPoints(points: number) {
  desk.at(start);
  const buyer = await till.buyer();
  if (points > 0) await till.givePoints(buyer, points);
  return { buyer, order: await till.ordered(buyer, { wifi: 1 }) };
}
const stateOf = async ({ buyer, order }: Awaited<ReturnType<typeof withPoints>>) =>
  (await extras.order(order.id, buyer, desk.now()))?.state;

test('points that pay everything are spent at once, and the provider is never asked', async () => {
  const one = await withPoints(100);
  const { payment, code } = await till.begin(one.buyer, one.order.id, 98);
  expect(code).toBeNull();
  expect(payment).toMatchObject({ state: 'SUCCEEDED', points: 98, amount: { amount: 0 } });
  expect(payment?.hostedPageUrl).toBeNull();
  expect(await stateOf(one)).toBe('PAID');
  expect(await till.pointsOf(one.buyer)).toEqual({ points: 2, frozen: 0 });
});

test('points and money: the points are frozen while the page is open, and spent with the money', async () => {
  const one = await withPoints(100);
  const { payment } = await till.begin(one.buyer, one.order.id, 50);
  expect(payment).toMatchObject({ points: 50, amount: { amount: 4_800 } });
  expect(await till.pointsOf(one.buyer)).toEqual({ points: 100, frozen: 50 });
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(one.order.id, one.buyer, desk.now(), 'BENEFIT_ORDER');
  expect(await stateOf(one)).toBe('PAID');
  expect(await till.pointsOf(one.buyer)).toEqual({ points: 50, frozen: 0 });
});

test('points of an attempt that is declined, given up or late can be used again', async () => {
  const one = await withPoints(100);
  const declined = await till.begin(one.buyer, one.order.id, 50);
  await till.end(declined.payment?.providerReference ?? '', 'DECLINED');
  await payments.confirmNow(one.order.id, one.buyer, desk.now(), 'BENEFIT_ORDER');
  expect(await till.pointsOf(one.buyer)).toEqual({ points: 100, frozen: 0 });
  await till.begin(one.buyer, one.order.id, 90);
  expect(await till.pointsOf(one.buyer)).toEqual({ points: 100, frozen: 90 });
  desk.at(addMinutes(start, 50));
  expect(await till.pointsOf(one.buyer)).toEqual({ points: 100, frozen: 0 });
});

test('more points than there are, or than are due, are refused, and so are frozen ones', async () => {
  const one = await withPoints(100);
  const codeOf = async (points: number, orderId = one.order.id) =>
    (await till.begin(one.buyer, orderId, points)).code;
  expect(await codeOf(101)).toBe('POINTS_NOT_ENOUGH');
  expect(await codeOf(99)).toBe('POINTS_OUT_OF_RANGE');
  expect(await codeOf(60)).toBeNull();
  const other = await till.ordered(one.buyer, { seat: 1 });
  expect(await codeOf(41, other.id)).toBe('POINTS_NOT_ENOUGH');
  expect(await codeOf(40, other.id)).toBeNull();
});

test('money goes back whose points have been spent since its attempt was given up', async () => {
  const one = await withPoints(60);
  const first = await till.begin(one.buyer, one.order.id, 60);
  await till.deliveries({ drop: 1000 });
  await till.end(first.payment?.providerReference ?? '');
  await payments.abandon({ id: one.order.id, orderId: one.order.id }, desk.now());
  const other = await till.ordered(one.buyer, { seat: 1 });
  await till.begin(one.buyer, other.id, 60);
  const outcome = await payments.confirmNow(one.order.id, one.buyer, desk.now(), 'BENEFIT_ORDER');
  expect(outcome).toBe('REFUNDED');
  expect(await stateOf(one)).toBe('PENDING_PAYMENT');
  await till.deliveries({ drop: 0 });
});
