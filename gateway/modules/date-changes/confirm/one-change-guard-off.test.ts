import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { changeDesk } from '#gateway/modules/date-changes/date-changes.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, seats, roundTrip, later, offer, confirm } = till;
desk.at(new Date('2027-01-05T02:00:00Z'));

/**
 * Two browsers confirm changes of the same coupons, without the lock of the order: both have looked
 * before either writes.
 */
async function raced() {
  const traveller = await roundTrip();
  const offers = [
    await offer(traveller, later(traveller)),
    await offer(traveller, later(traveller, 3)),
  ];
  const { order } = traveller;
  const unlocked = vi
    .spyOn(desk.orders, 'lock')
    .mockImplementation((trx, id, ...seen) => desk.orders.findIn(trx, { id }, ...seen));
  const { promise: bothLooked, resolve } = Promise.withResolvers<void>();
  let looked = 0;
  const waiting = vi.spyOn(seats, 'carryOvers').mockImplementation(async () => {
    looked += 1;
    if (looked === offers.length) resolve();
    await bothLooked;
    return [];
  });
  const outcomes = await Promise.allSettled(offers.map((one) => confirm(traveller, one)));
  unlocked.mockRestore();
  waiting.mockRestore();
  const open = await db
    .selectFrom('date_changes')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'PENDING_PAYMENT')
    .execute();
  return { outcomes, open: open.length };
}

test('without the lock of the order the unique index still keeps a coupon from being changed twice', async () => {
  expect((await raced()).open).toBe(1);
});

test('without either guard it is changed twice: the test of two browsers can fail', async () => {
  await sql`drop index one_open_change_an_order`.execute(db);
  expect((await raced()).open).toBe(2);
});
