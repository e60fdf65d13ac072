import { describe, expect, test } from 'vitest';
import { connect } from '#gateway/database/database.ts';
import { DatabaseBusy } from '#gateway/database/database-errors.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { lockSession } from './open-orders.repository.ts';
import type { Buyer } from './open-orders.ts';

const { db, url } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const limits = {
  perSession: 3,
  perAddress: 5,
  seatsPerFlightAndAddress: 0,
  madePerAddressAndHour: 0,
};
const openOrders = { ...limits, hashOf: (network: string) => Buffer.from(network) };
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const desk = testOrders(db, keys, { openOrders });
desk.at(start);

const order = (buyer: Buyer, now = start) =>
  desk.orders.create(desk.submission(desk.offerAgain(desk.offer())), buyer, now);
async function orderTimes(times: number, buyer: () => Buyer) {
  for (let made = 0; made < times; made += 1) expect((await order(buyer())).userErrors).toEqual([]);
}
const REFUSED = {
  orderId: null,
  userErrors: [{ code: 'TOO_MANY_OPEN_ORDERS', path: ['offerId'] }],
};

/** A browser whose session is stored, as those of HTTP are. */
async function aBrowser(): Promise<Buyer> {
  const visitor = aVisitor();
  const later = addMinutes(start, 60);
  await db
    .insertInto('sessions')
    .values({
      id: visitor.sessionId,
      token_hash: Buffer.from(visitor.sessionId),
      member_id: null,
      created_at: start,
      used_at: start,
      idle_until: later,
      ends_at: later,
    })
    .execute();
  return visitor;
}

describe('one browser', () => {
  test('holds no more unpaid orders than the limit', async () => {
    const visitor = aVisitor();
    await orderTimes(limits.perSession, () => visitor);
    expect(await order(visitor)).toMatchObject(REFUSED);
  });

  test('orders again once one is paid, cancelled or over', async () => {
    const visitor = aVisitor();
    const [first, second] = [
      await desk.book(desk.offer(), {}, visitor),
      await desk.book(desk.offer(), {}, visitor),
    ];
    await orderTimes(1, () => visitor);
    expect(await order(visitor)).toMatchObject(REFUSED);
    await desk.pay(first);
    await orderTimes(1, () => visitor);
    expect(await order(visitor)).toMatchObject(REFUSED);
    await desk.cancel(second);
    await orderTimes(1, () => visitor);
    const over = addMinutes(start, LIMITS.paymentWindowMinutes);
    desk.at(over);
    expect((await order(visitor, over)).userErrors).toEqual([]);
    desk.at(start);
  });

  test('that repeats a key gets its answer while others lock its session; a new order is told to try again', async () => {
    const impatient = connect(url, { lockMilliseconds: 50 });
    const counter = testOrders(impatient.db, keys, { openOrders });
    counter.at(start);
    const visitor = await aBrowser();
    const submission = counter.submission(counter.offer());
    const submit = () => counter.orders.create(submission, visitor, start);
    const { orderId } = await submit();
    await inTransaction(db, async (trx) => {
      await lockSession(trx, visitor.sessionId);
      expect((await submit()).orderId).toBe(orderId);
      const another = counter.submission(counter.offer());
      const held = counter.orders.create(another, visitor, start);
      await expect(held).rejects.toThrow(DatabaseBusy);
    });
    await impatient.close();
  });

  test('gets the answer of before to the key of before', async () => {
    const visitor = aVisitor();
    const submission = desk.submission(desk.offer());
    const first = await desk.orders.create(submission, visitor, start);
    await orderTimes(limits.perSession - 1, () => visitor);
    expect(await desk.orders.create(submission, visitor, start)).toEqual(first);
  });

  test('gets no more by ordering at once', async () => {
    const browser = await aBrowser();
    const answers = await Promise.all(Array.from({ length: 9 }, () => order(browser)));
    expect(answers.filter(({ orderId }) => orderId !== null)).toHaveLength(limits.perSession);
  });
});

describe('one network address', () => {
  test('holds no more unpaid orders than the limit, whatever browsers say', async () => {
    await orderTimes(limits.perAddress, () => ({ ...aVisitor(), address: '192.0.2.1' }));
    expect(await order({ ...aVisitor(), address: '192.0.2.1' })).toMatchObject(REFUSED);
    expect((await order({ ...aVisitor(), address: '192.0.2.2' })).userErrors).toEqual([]);
  });

  test('is not asked where no one knows it', async () => {
    await orderTimes(limits.perAddress + 1, aVisitor);
  });
});

test('without limits everything is ordered', async () => {
  const none = testOrders(db, keys, {
    openOrders: { ...openOrders, perSession: 0, perAddress: 0 },
  });
  none.at(start);
  const visitor = { ...aVisitor(), address: '192.0.2.1' };
  for (let made = 0; made <= limits.perAddress; made += 1)
    expect(
      (await none.orders.create(none.submission(none.offer()), visitor, start)).userErrors,
    ).toEqual([]);
});
