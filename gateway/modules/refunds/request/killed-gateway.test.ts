import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { SECRET } from '#gateway/modules/payments/payments.test-support.ts';
import { refundHistories } from '#gateway/modules/refunds/refund-histories.test-support.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { testDatabase } from '#tests/support/database.ts';
import { killInTheMiddle } from '#tests/support/outage/kill-in-the-middle.ts';
import type { LastRefunds, RefundInHand } from './dying-refunds.test-support.ts';

const { db, url: databaseUrl } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds } = till;
const { soldOn } = refundHistories(db, till);
const REFUNDS = 20;

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

async function inHand(): Promise<RefundInHand[]> {
  const made = [];
  for (let count = 0; count < REFUNDS; count += 1) {
    const visitor = aVisitor();
    const order = await desk.pay(await desk.book(desk.offer(), {}, visitor));
    const request = till.requestOf(await till.offered(order, visitor));
    made.push({ orderId: order.id, visitor, request });
  }
  return made;
}

/**
 * Lets another gateway carry out refunds, and kills it (-9) while half of them are in the middle of
 * their transaction.
 */
async function killWhile(all: readonly RefundInHand[], careless = false): Promise<void> {
  const wish: LastRefunds = {
    databaseUrl,
    secret: SECRET,
    now: desk.now().toISOString(),
    inHand: all,
    careless,
  };
  const entry = path.join(import.meta.dirname, 'dying-refunds.test-support.ts');
  expect(await killInTheMiddle(entry, wish)).toBe('SIGKILL');
}

/** What became of the order of a refund: REFUNDED or UNTOUCHED as a whole, or a mixture of both. */
async function statusOf({ orderId }: RefundInHand): Promise<string> {
  const order = await desk.orders.find({ id: orderId }, AIRLINE, desk.now());
  if (!order) throw new Error('no order');
  const made = await refunds.ofOrder(order, AIRLINE, desk.now());
  const payouts = await db
    .selectFrom('refund_payouts')
    .select('amount')
    .where(
      'refund_id',
      'in',
      made.map(({ id }) => id).concat('00000000-0000-0000-0000-000000000000'),
    )
    .execute();
  const coupons = order.tickets.flatMap((ticket) => ticket.coupons.map(({ state }) => state));
  const whole = [order.state, ...coupons, made.length, payouts.length].join(' ');
  if (whole === 'REFUNDED REFUNDED 1 1') return 'REFUNDED';
  return whole === 'TICKETED OPEN 0 0' ? 'UNTOUCHED' : `HALF: ${whole}`;
}
const statuses = async (all: readonly RefundInHand[]) =>
  new Set(await Promise.all(all.map(statusOf)));

describe('a gateway that is killed in the middle of 20 refunds', () => {
  test('leaves each done or not begun, and the same requests are then carried out once', async () => {
    const all = await inHand();
    const order = await desk.orders.find({ id: all[0]?.orderId ?? '' }, AIRLINE, desk.now());
    if (!order) throw new Error('no order');
    const before = await soldOn({ order });
    await killWhile(all);
    expect(await statuses(all)).toEqual(new Set(['REFUNDED', 'UNTOUCHED']));
    for (const { request, visitor } of all)
      expect((await refunds.request(request, visitor, desk.now())).userErrors).toEqual([]);
    expect(await statuses(all)).toEqual(new Set(['REFUNDED']));
    expect(await soldOn({ order })).toBe(before - REFUNDS);
  }, 60_000);

  // The control: the same look finds halves where a gateway writes without a transaction.
  test('would leave halves if it wrote without a transaction', async () => {
    const all = await inHand();
    await killWhile(all, true);
    for (const status of await statuses(all)) expect(status).toContain('HALF');
  }, 60_000);
});
