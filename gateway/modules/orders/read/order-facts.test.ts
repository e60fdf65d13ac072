import { expect, test } from 'vitest';
import type { OrderFactSource } from '#gateway/modules/orders/order-dependencies.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });

async function whyNotCancelled(...factSources: OrderFactSource[]) {
  const desk = testOrders(db, keys, { factSources });
  const capabilities = await desk.orders.capabilities(await desk.book(), desk.now());
  return capabilities.find(({ action }) => action === 'CANCEL')?.reason;
}

test('an order of which no other aggregate knows anything can be cancelled', async () => {
  expect(await whyNotCancelled()).toBeNull();
});

test('each source adds the facts that it knows', async () => {
  const seats = async () => ({ unpaidSeats: true });
  expect(await whyNotCancelled(async () => ({ payment: 'IN_PROGRESS' }), seats)).toBe(
    'PAYMENT_IN_PROGRESS',
  );
  expect(await whyNotCancelled(seats)).toBeNull();
});
