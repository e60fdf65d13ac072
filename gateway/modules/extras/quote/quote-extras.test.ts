import { expect, test } from 'vitest';
import { asking, extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);
const { desk, extras, payments } = till;
const start = desk.now();

type Buyer = Awaited<ReturnType<typeof till.buyer>>;

/** A member with one coupon for Wi-Fi, which is bought. */
async function withCoupon(): Promise<{ buyer: Buyer; couponId: string }> {
  const buyer = await till.buyer();
  const order = await till.ordered(buyer, { wifi: 1 });
  const { payment } = await till.begin(buyer, order.id);
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(order.id, buyer, desk.now(), 'BENEFIT_ORDER');
  const [coupon] = await extras.couponsOf(buyer.memberId, desk.now());
  return { buyer, couponId: coupon?.id ?? '' };
}

const quoted = (actor: Buyer, ...of: Parameters<typeof asking>) =>
  extras.quote(asking(...of), { owner: { memberId: actor.memberId }, actor }, desk.now());

test('a coupon takes off the price of one extra of its kind, and the order is made as it was quoted', async () => {
  desk.at(start);
  const { buyer, couponId } = await withCoupon();
  const free = await quoted(buyer, { wifi: 2, seat: 1 });
  expect(free).toMatchObject({ total: { amount: 39_600 }, couponDiscount: { amount: 0 } });
  expect(free.coupons).toMatchObject([{ chosen: false, value: { amount: 9_800 }, problem: null }]);
  const quote = await quoted(buyer, { wifi: 2, seat: 1 }, [couponId]);
  expect(quote).toMatchObject({ couponDiscount: { amount: 9_800 }, amountDue: { amount: 29_800 } });
  expect(quote.coupons).toMatchObject([{ chosen: true }]);
  const order = await till.ordered(buyer, { wifi: 2, seat: 1 }, [couponId]);
  expect(order.covered).toEqual(quote.couponDiscount);
  const paying = await extras.couponsPaying(order.id, buyer.memberId, desk.now());
  expect(paying.map(({ id, state }) => [id, state])).toEqual([[couponId, 'FROZEN']]);
});

test('a coupon that cannot be used says why, before anything is ordered', async () => {
  desk.at(start);
  const { buyer, couponId } = await withCoupon();
  const why = async (...of: Parameters<typeof asking>) =>
    (await quoted(buyer, ...of)).coupons.map(({ problem }) => problem);
  expect(await why({ seat: 1 }, [couponId])).toEqual(['COUPON_EXTRA_NOT_CHOSEN']);
  await till.ordered(buyer, { wifi: 1, seat: 1 }, [couponId]);
  expect(await why({ wifi: 1 }, [couponId])).toEqual(['COUPON_SET_ASIDE']);
  desk.at(addMinutes(start, 50));
  expect(await why({ wifi: 1 }, [couponId])).toEqual([null]);
  desk.at(addMinutes(start, 366 * 24 * 60));
  expect(await why({ wifi: 1 }, [couponId])).toEqual(['COUPON_EXPIRED']);
});

test('what would refuse the order is said with the quote, and does not count', async () => {
  desk.at(start);
  const buyer = await till.buyer();
  const quote = await quoted(buyer, { lounge: 5, wifi: 1 });
  expect(quote.total.amount).toBe(9_800);
  expect(quote.userErrors).toEqual([
    { code: 'YEARLY_LIMIT_REACHED', path: ['items', '0', 'quantity'] },
  ]);
});
