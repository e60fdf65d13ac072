import { expect, test } from 'vitest';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addDays, addYears } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { retireReference } from './builders/retired-reference.builder.ts';
import { demoOrders, prepareDemoData, renewDemoData } from './demo-data.ts';
import { testOrders } from './test-orders.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');

const { db: shared } = await testDatabase();
const { db: ahead } = await testDatabase();
const { db: another } = await testDatabase();

test('two gateways that start at once make one set of demo data', async () => {
  const start = () => prepareDemoData({ db: shared, keys, now });
  await Promise.all([start(), start()]);
  const { orders } = await shared
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  expect(orders).toBe((await demoOrders({ db: shared, keys, now })).length);
});

test('the demo has orders in every state from its first start, and no more after the second', async () => {
  await prepareDemoData({ db, keys, now });
  const orders = await demoOrders({ db, keys, now });
  expect(new Set(orders.map(({ state }) => state))).toEqual(
    new Set(['PENDING_PAYMENT', 'TICKETED', 'COMPLETED', 'CANCELLED']),
  );
  await prepareDemoData({ db, keys, now });
  expect(await demoOrders({ db, keys, now })).toEqual(orders);
});

test('the unpaid order is made again once its time is over, once for everybody, and not before', async () => {
  const unpaid = async (at: Date) =>
    (await demoOrders({ db, keys, now: at })).find((one) => one.bookingReference === 'DEMPAY');
  const first = await unpaid(now);
  await renewDemoData({ db, keys, now: addMinutes(now, 49) });
  expect(await unpaid(now)).toEqual(first);
  const later = { db, keys, now: addMinutes(now, 51) };
  expect(await unpaid(later.now)).toMatchObject({ state: 'CANCELLED' });
  await Promise.all([renewDemoData(later), renewDemoData(later)]);
  const second = await unpaid(later.now);
  expect(second).toMatchObject({ state: 'PENDING_PAYMENT' });
  expect(second?.id).not.toBe(first?.id);
  const { orders } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  expect(orders).toBe((await demoOrders(later)).length + 1);
  // A gateway that saw the old order as the last one retires that, and not the new one.
  await retireReference(db, keyOf('Order', first?.id ?? '') ?? '', 'GONEBY');
  expect(await unpaid(later.now)).toEqual(second);
});

test.each([10, 30, 60])(
  'the unpaid order is made where the clock stands %i years ahead',
  async (years) => {
    const later = new Date(addYears(commercialDay(now), years));
    await prepareDemoData({ db: ahead, keys, now });
    await renewDemoData({ db: ahead, keys, now: later });
    const orders = await demoOrders({ db: ahead, keys, now: later });
    expect(orders.find((one) => one.bookingReference === 'DEMPAY')).toMatchObject({
      state: 'PENDING_PAYMENT',
    });
  },
);

test('what was erased while the clock stood years ahead is made again', async () => {
  const later = addMinutes(now, 5 * 366 * 24 * 60);
  const { orders } = testOrders(db, keys);
  await orders.expire(later);
  await orders.erase(later);
  expect(await demoOrders({ db, keys, now: later })).toEqual([]);
  await renewDemoData({ db, keys, now: later });
  expect(await demoOrders({ db, keys, now: later })).toHaveLength(8);
});

test('the demo starts on days on which its flights to London are sold out too', async () => {
  const desk = testOrders(db, keys);
  const soldOut = new Date('2026-11-23T02:00:00Z');
  desk.at(soldOut);
  const today = commercialDay(soldOut);
  const bounds = [{ origin: 'PVG', destination: 'LHR', date: addDays(today, -5) }];
  expect(() => desk.offer({ bounds })).toThrow('No seats');
  await prepareDemoData({ db: another, keys, now: soldOut });
  expect(await demoOrders({ db: another, keys, now: soldOut })).toHaveLength(8);
});
