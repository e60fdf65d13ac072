import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoOrders, prepareDemoWorld } from './demo-world.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');

const { db: shared } = await testDatabase();

test('two gateways that start at once make one world', async () => {
  const start = () => prepareDemoWorld({ db: shared, keys, now });
  await Promise.all([start(), start()]);
  const { orders } = await shared
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  expect(orders).toBe((await demoOrders({ db: shared, keys, now })).length);
});

test('the demo has orders in every state from its first start, and no more after the second', async () => {
  await prepareDemoWorld({ db, keys, now });
  const orders = await demoOrders({ db, keys, now });
  expect(new Set(orders.map(({ state }) => state))).toEqual(
    new Set(['PENDING_PAYMENT', 'TICKETED', 'COMPLETED', 'CANCELLED']),
  );
  await prepareDemoWorld({ db, keys, now });
  expect(await demoOrders({ db, keys, now })).toEqual(orders);
});
