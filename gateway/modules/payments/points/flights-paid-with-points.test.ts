import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { askBeforeCancelling } from '#gateway/modules/payments/order-payable.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { lotsOf } from '#gateway/modules/points/points.repository.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type Payer, pointsAt } from './points.test-support.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments } = till;
const { payer, pointsOf, begin } = pointsAt(db, till);
const cancel = askBeforeCancelling(desk.orders.cancel, () => payments);
const start = new Date('2027-01-05T02:00:00Z');
const MANY = 100_000;

beforeEach(() => desk.at(start));

/** An unpaid flight order of a member with points. */
async function booked(points = MANY) {
  const member = await payer(points);
  return { member, order: await desk.book(desk.offer(), {}, member) };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const confirm = ({ member, order }: Booked) => payments.confirmNow(order.id, member, desk.now());
const end = async (begun: Awaited<ReturnType<typeof begin>>, outcome?: string) =>
  till.end(begun.payment?.providerReference ?? '', outcome);

/** An order without taxes: points may pay all of it. */
async function untaxed(points: number): Promise<Booked> {
  const { member, order } = await booked(points);
  await sql`
    update orders set tax_total = 0, fee_total = 0, total = fare_total,
      price = price || jsonb_build_object('taxTotal', 0, 'feeTotal', 0, 'total', fare_total)
      where id = ${order.id}`.execute(db);
  return { member, order };
}

test('points pay base fare and the provider the rest: frozen meanwhile, spent with the money', async () => {
  const one = await booked();
  const begun = await begin(one.member, one.order.id, 300);
  const rest = one.order.total.amount - 30_000;
  expect(begun.payment).toMatchObject({ points: 300, amount: { amount: rest } });
  expect(await pointsOf(one.member)).toEqual({ points: MANY, frozen: 300 });
  await end(begun);
  expect(await confirm(one)).toBe('TICKETED');
  expect(await pointsOf(one.member)).toEqual({ points: MANY - 300, frozen: 0 });
});

test('taxes and fees are paid in money: more points than the base fares are worth are refused', async () => {
  const { member, order } = await booked();
  const most = Math.floor(order.price.fareTotal.amount / 100);
  expect(order.price.taxTotal.amount).toBeGreaterThan(0);
  expect((await begin(member, order.id, most + 1)).code).toBe('POINTS_OUT_OF_RANGE');
  expect((await begin(member, order.id, most)).payment).toMatchObject({ points: most });
});

test('an order that points pay whole is ticketed without the provider', async () => {
  const one = await untaxed(MANY);
  const points = one.order.price.fareTotal.amount / 100;
  const { payment, code } = await begin(one.member, one.order.id, points);
  expect(code).toBeNull();
  expect(payment).toMatchObject({ state: 'SUCCEEDED', points, providerReference: null });
  expect((await till.orderOf(one.order.id, one.member))?.tickets).toHaveLength(1);
  expect(await pointsOf(one.member)).toEqual({ points: MANY - points, frozen: 0 });
});

test.each([
  [
    'declined',
    async (_one: Booked, begun: Awaited<ReturnType<typeof begin>>) => end(begun, 'DECLINED'),
  ],
  ['expired', async () => desk.at(addMinutes(start, 50))],
  [
    'cancelled with its order',
    async ({ member, order }: Booked) => {
      const request = { orderId: order.id, idempotencyKey: randomUUID() };
      expect(await cancel(request, member, desk.now())).toBeNull();
    },
  ],
])(
  'points of an attempt that is %s are free again, with the day on which they expire',
  async (_how, ends) => {
    const one = await booked(500);
    const lots = await lotsOf(db, one.member.memberId);
    const begun = await begin(one.member, one.order.id, 500);
    expect((await pointsOf(one.member)).frozen).toBe(500);
    await ends(one, begun);
    await confirm(one);
    expect(await pointsOf(one.member)).toEqual({ points: 500, frozen: 0 });
    expect(await lotsOf(db, one.member.memberId)).toEqual(lots);
  },
);

test('money that comes too late goes back, and the points of it were never taken', async () => {
  const one = await booked(500);
  const lots = await lotsOf(db, one.member.memberId);
  const begun = await begin(one.member, one.order.id, 500);
  await till.deliveries({ drop: 1000 });
  await end(begun);
  desk.at(addMinutes(start, 50));
  expect(await confirm(one)).toBe('REFUNDED');
  const returned = (await till.returns()).find(
    ({ payment_id }) => payment_id === begun.payment?.id,
  );
  expect(returned).toMatchObject({ amount: begun.payment?.amount.amount, cause: 'ORDER_DEAD' });
  expect(await pointsOf(one.member)).toEqual({ points: 500, frozen: 0 });
  expect(await lotsOf(db, one.member.memberId)).toEqual(lots);
  await till.deliveries({});
});

test('an open payment is given back as it was begun, and never instead of one with other points', async () => {
  const one = await booked();
  await begin(one.member, one.order.id, 100);
  expect((await begin(one.member, one.order.id, 200)).code).toBe('AMOUNT_CHANGED');
  expect((await begin(one.member, one.order.id)).payment).toMatchObject({ points: 100 });
  expect((await pointsOf(one.member)).frozen).toBe(100);
});

test('a guest has no points, and another member’s are not theirs to use', async () => {
  const guest = aVisitor();
  const order = await desk.book(desk.offer(), {}, guest);
  const asked = {
    orderId: order.id,
    idempotencyKey: randomUUID(),
    locale: 'en',
    points: 10,
  } as const;
  expect((await payments.start(asked, guest, desk.now())).code).toBe('POINTS_OUT_OF_RANGE');
  const stranger: Payer = await payer(500);
  expect((await begin(stranger, order.id, 10)).code).toBe('ORDER_NOT_FOUND');
  expect((await pointsOf(stranger)).frozen).toBe(0);
});
