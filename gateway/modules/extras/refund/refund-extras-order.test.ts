import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Asked, asking, extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { lotsOf } from '#gateway/modules/points/points.repository.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments, provider } = till;
type ExtrasBuyer = Parameters<typeof till.begin>[0];
const start = desk.now();
const MINUTES_A_DAY = 24 * 60;
const WIFI = 9_800;

beforeEach(() => desk.at(start));

async function pay(buyer: ExtrasBuyer, orderId: string, points = 0) {
  const { payment } = await till.begin(buyer, orderId, points);
  const reference = payment?.providerReference ?? '';
  if (reference) await till.end(reference);
  await payments.confirmNow(orderId, buyer, desk.now(), 'BENEFIT_ORDER');
  return reference;
}
async function bought(buyer: ExtrasBuyer, asked: Asked = { wifi: 1 }) {
  const order = await till.ordered(buyer, asked);
  await pay(buyer, order.id);
  return order;
}
const giveBack = (buyer: ExtrasBuyer, orderId: string, amount: number, key?: string) =>
  extras.refund(
    {
      idempotencyKey: key ?? randomUUID(),
      extrasOrderId: orderId,
      accepted: money(amount, 'CNY'),
    },
    buyer,
    desk.now(),
  );
const stateOf = async (buyer: ExtrasBuyer, orderId: string) =>
  (await extras.order(orderId, buyer, desk.now()))?.state;
const couponsFrom = async ({ memberId }: ExtrasBuyer, orderId: string) =>
  (await extras.couponsOf(memberId, desk.now())).filter(({ issuedBy }) => issuedBy === orderId);
async function quoteOf(buyer: ExtrasBuyer, orderId: string) {
  const order = await extras.order(orderId, buyer, desk.now());
  return order && extras.refundQuote(order, desk.now());
}

describe('extras that are given back', () => {
  test('return money, points with their old last day and coupons, once, and theirs are revoked', async () => {
    const buyer = await till.buyer();
    await till.givePoints(buyer, 100);
    const lots = await lotsOf(db, buyer.memberId);
    const gift = await bought(buyer);
    const [coupon] = await couponsFrom(buyer, gift.id);
    const order = await till.ordered(buyer, { wifi: 2 }, [coupon?.id ?? '']);
    const reference = await pay(buyer, order.id, 50);
    expect(await till.pointsOf(buyer)).toEqual({ points: 50, frozen: 0 });
    desk.at(addMinutes(start, 40 * MINUTES_A_DAY));
    const quote = await quoteOf(buyer, order.id);
    expect(quote).toMatchObject({ money: { amount: WIFI - 5_000 }, points: 50, reason: null });
    expect(quote?.coupons.map(({ id }) => id)).toEqual([coupon?.id]);
    expect(quote?.until).toBe('2028-01-05');
    const key = randomUUID();
    expect(await giveBack(buyer, order.id, WIFI - 5_000, key)).toBeNull();
    expect(await giveBack(buyer, order.id, WIFI - 5_000, key)).toBeNull();
    expect(await giveBack(buyer, order.id, WIFI - 5_000)).toBe('ORDER_CLOSED');
    expect(await stateOf(buyer, order.id)).toBe('REFUNDED');
    expect(await quoteOf(buyer, order.id)).toBeNull();
    expect(await lotsOf(db, buyer.memberId)).toEqual(lots);
    expect((await couponsFrom(buyer, gift.id)).map(({ state }) => state)).toEqual(['AVAILABLE']);
    const revoked = (await couponsFrom(buyer, order.id)).map(({ state }) => state);
    expect(revoked).toEqual(['REVOKED', 'REVOKED']);
    for (const { id, cause } of await till.returns())
      if (cause === 'REFUND') await payments.sendBack(id);
    expect((await provider.queryPayment(reference)).refunded.amount).toBe(WIFI - 5_000);
    const told = await db
      .selectFrom('member_messages')
      .select('event')
      .where('member_id', '=', buyer.memberId)
      .where('event', '=', 'BENEFITS_REFUNDED')
      .execute();
    expect(told).toHaveLength(1);
    const { rows } = await sql<{ sum: number }>`
      select sum(change)::integer as sum from points_entries`.execute(db);
    expect(rows[0]?.sum).toBe(0);
  });

  test('that points or coupons paid in full return those alone', async () => {
    const buyer = await till.buyer();
    await till.givePoints(buyer, 98);
    const byPoints = await till.ordered(buyer, { wifi: 1 });
    await pay(buyer, byPoints.id, 98);
    const [coupon] = await couponsFrom(buyer, byPoints.id);
    const byCoupon = await till.ordered(buyer, { wifi: 1 }, [coupon?.id ?? '']);
    expect(await giveBack(buyer, byPoints.id, 0)).toBe('EXTRAS_USED');
    expect(await giveBack(buyer, byCoupon.id, 0)).toBeNull();
    expect(await giveBack(buyer, byPoints.id, 0)).toBeNull();
    expect(await till.pointsOf(buyer)).toEqual({ points: 98, frozen: 0 });
  });

  test('do not count towards the yearly limit any more', async () => {
    const buyer = await till.buyer();
    const { id, total } = await bought(buyer, { lounge: 4 });
    await expect(till.ordered(buyer, { lounge: 1 })).rejects.toThrow('YEARLY_LIMIT_REACHED');
    expect(await giveBack(buyer, id, total.amount)).toBeNull();
    expect((await till.ordered(buyer, { lounge: 4 })).state).toBe('PENDING_PAYMENT');
  });
});

test('a coupon never lives longer for paying for an extra of its own kind, used, given back, and used again', async () => {
  const buyer = await till.buyer();
  const gift = await bought(buyer);
  const [first] = await couponsFrom(buyer, gift.id);
  const known = { id: first?.id, number: first?.number, validUntil: first?.validUntil };
  expect(known.validUntil).toBe('2028-01-05');
  for (const days of [100, 200, 300]) {
    desk.at(addMinutes(start, days * MINUTES_A_DAY));
    const order = await till.ordered(buyer, { wifi: 1 }, [first?.id ?? '']);
    const [fresh] = await couponsFrom(buyer, order.id);
    expect([fresh?.state, fresh?.validUntil]).toEqual(['AVAILABLE', known.validUntil]);
    expect(await giveBack(buyer, order.id, 0)).toBeNull();
    expect(await couponsFrom(buyer, gift.id)).toMatchObject([{ ...known, state: 'AVAILABLE' }]);
  }
  desk.at(addMinutes(start, 366 * MINUTES_A_DAY));
  const { userErrors } = await extras.create(asking({ wifi: 1 }, [known.id ?? '']), buyer);
  expect(userErrors.map(({ code }) => code)).toEqual(['COUPON_NOT_ACCEPTED']);
});

test('of an order that a coupon and money pay, only what the coupon paid keeps its last day', async () => {
  const buyer = await till.buyer();
  const gift = await bought(buyer);
  const [coupon] = await couponsFrom(buyer, gift.id);
  desk.at(addMinutes(start, 30 * MINUTES_A_DAY));
  const order = await till.ordered(buyer, { wifi: 2 }, [coupon?.id ?? '']);
  await pay(buyer, order.id);
  const days = (await couponsFrom(buyer, order.id)).map(({ validUntil }) => validUntil);
  expect(days.toSorted()).toEqual(['2028-01-05', '2028-02-04']);
});

describe('extras are not given back', () => {
  test('before they are paid, by others, or at another amount', async () => {
    const buyer = await till.buyer();
    const unpaid = await till.ordered(buyer, { wifi: 1 });
    expect(await giveBack(buyer, unpaid.id, 0)).toBe('NOT_PAID');
    const { id } = await bought(buyer);
    expect(await giveBack(await till.buyer(), id, WIFI)).toBe('ORDER_NOT_FOUND');
    expect(await giveBack(buyer, id, WIFI + 1)).toBe('AMOUNT_CHANGED');
    const key = randomUUID();
    expect(await giveBack(buyer, id, WIFI, key)).toBeNull();
    expect(await giveBack(buyer, (await bought(buyer)).id, WIFI, key)).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('once one is set aside, used, or past its last day', async () => {
    const buyer = await till.buyer();
    const { id } = await bought(buyer, { wifi: 2 });
    const [first] = await couponsFrom(buyer, id);
    const other = await till.ordered(buyer, { wifi: 1, seat: 1 }, [first?.id ?? '']);
    expect(await giveBack(buyer, id, 2 * WIFI)).toBe('EXTRAS_USED');
    await pay(buyer, other.id);
    expect(await giveBack(buyer, id, 2 * WIFI)).toBe('EXTRAS_USED');
    expect(await quoteOf(buyer, id)).toMatchObject({ until: null, reason: 'EXTRAS_USED' });
    const late = await bought(buyer);
    desk.at(addMinutes(start, 366 * MINUTES_A_DAY));
    expect(await giveBack(buyer, late.id, WIFI)).toBe('EXTRAS_EXPIRED');
    expect(await stateOf(buyer, late.id)).toBe('PAID');
  });
});

test('of a refund and an order that uses its coupon at the same moment, one is done', async () => {
  const buyer = await till.buyer();
  for (let round = 0; round < 8; round += 1) {
    const { id } = await bought(buyer);
    const [coupon] = await couponsFrom(buyer, id);
    const asked = asking({ wifi: 1 }, [coupon?.id ?? '']);
    const [refusal, used] = await Promise.all([
      giveBack(buyer, id, WIFI),
      extras.create(asked, buyer),
    ]);
    const [now] = await couponsFrom(buyer, id);
    expect([refusal, used.orderId !== null, now?.state]).toEqual(
      refusal ? ['EXTRAS_USED', true, 'USED'] : [null, false, 'REVOKED'],
    );
  }
});
