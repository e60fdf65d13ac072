import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const start = desk.now();

const aMember = (memberId: string): Visitor => ({ ...aVisitor(), memberId });

describe('an order', () => {
  test('is seen by the browser that made it, and by no other', async () => {
    const visitor = aVisitor();
    const { id, reference } = await desk.book(desk.offer(), {}, visitor);
    for (const key of [{ id }, { reference }]) {
      expect(await desk.orders.find(key, visitor, start)).not.toBeNull();
      expect(await desk.orders.find(key, aVisitor(), start)).toBeNull();
      expect(await desk.orders.find(key, ANONYMOUS, start)).toBeNull();
    }
  });

  test('is seen by a guest for sixty minutes only', async () => {
    const visitor = aVisitor();
    const { id } = await desk.book(desk.offer(), {}, visitor);
    const at = (minutes: number) => desk.orders.find({ id }, visitor, addMinutes(start, minutes));
    expect(await at(59)).not.toBeNull();
    expect(await at(60)).toBeNull();
  });

  test('of a member is seen by the member in any browser and for ever, and by no other member', async () => {
    const happy = randomUUID();
    const { id } = await desk.book(desk.offer(), {}, aMember(happy));
    const later = addMinutes(start, 100_000);
    expect(await desk.orders.find({ id }, aMember(happy), later)).not.toBeNull();
    expect(await desk.orders.find({ id }, aMember(randomUUID()), later)).toBeNull();
  });

  test('is cancelled by no one else', async () => {
    const visitor = aVisitor();
    const { id } = await desk.book(desk.offer(), {}, visitor);
    const cancel = (by: Visitor) =>
      desk.orders.cancel({ orderId: id, idempotencyKey: 'from-afar' }, by, start);
    expect(await cancel(aVisitor())).toBe('ORDER_NOT_FOUND');
    expect((await desk.orders.find({ id }, visitor, start))?.state).toBe('PENDING_PAYMENT');
  });

  test('has its receipt sent by no one else', async () => {
    const { id } = await desk.book();
    await desk.settle(id);
    const request = { orderId: id, idempotencyKey: 'from-afar' };
    expect(await desk.orders.sendReceipt(request, aVisitor(), start)).toBe('ORDER_NOT_FOUND');
  });

  test('is locked for payment for no one else', async () => {
    const visitor = aVisitor();
    const { id } = await desk.book(desk.offer(), {}, visitor);
    const lockedFor = (viewer: Visitor | typeof AIRLINE) =>
      db.transaction().execute((trx) => desk.orders.orderForPayment(trx, id, viewer, start));
    expect(await lockedFor(aVisitor())).toBeNull();
    expect((await lockedFor(visitor))?.id).toBe(id);
    expect((await lockedFor(AIRLINE))?.id).toBe(id);
  });
});

test('a browser that did not type the contact is known to have not', async () => {
  const visitor = aVisitor();
  const { id } = await desk.book(desk.offer(), {}, visitor);
  const other = aVisitor();
  await db
    .insertInto('order_access')
    .values({ session_id: other.sessionId, order_id: id, expires_at: addMinutes(start, 60) })
    .execute();
  expect((await desk.orders.find({ id }, visitor, start))?.typedByViewer).toBe(true);
  expect((await desk.orders.find({ id }, other, start))?.typedByViewer).toBe(false);
});
