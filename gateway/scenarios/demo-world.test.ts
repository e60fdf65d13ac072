import { expect, test } from 'vitest';
import { deriveKeys } from '#gateway/keys.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoOrders, prepareDemoWorld } from './demo-world.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');

test('the demo has orders in every state from its first start, and no more after the second', async () => {
  await prepareDemoWorld({ db, keys, now });
  const orders = await demoOrders({ db, keys, now });
  expect(new Set(orders.map(({ state }) => state))).toEqual(
    new Set(['PENDING_PAYMENT', 'TICKETED', 'COMPLETED', 'CANCELLED']),
  );
  await prepareDemoWorld({ db, keys, now });
  expect(await demoOrders({ db, keys, now })).toEqual(orders);
});
