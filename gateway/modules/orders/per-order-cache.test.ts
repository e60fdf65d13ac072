import { expect, test } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import type { Order } from './order.model.ts';
import { perOrderCache } from './per-order-cache.ts';

const [db, transaction] = [{} as Database, {} as Database];
const now = new Date('2027-01-05T02:00:00Z');
const readOrder = (): Order => ({ id: 'the same one' }) as Order;

function counted() {
  let asked = 0;
  return perOrderCache(async () => (asked += 1));
}

test('all who ask the same of an order that was read share one answer', async () => {
  const ask = counted();
  const order = readOrder();
  expect(await Promise.all([ask(db, order, now), ask(db, order, now)])).toEqual([1, 1]);
  expect(await ask(db, order, new Date(now))).toBe(1);
});

test('an order that was read again, another instant and a transaction are asked about again', async () => {
  const ask = counted();
  const order = readOrder();
  expect(await ask(db, order, now)).toBe(1);
  expect(await ask(db, readOrder(), now)).toBe(2);
  expect(await ask(db, order, new Date(now.getTime() + 1))).toBe(3);
  expect(await ask(transaction, order, now)).toBe(4);
});
