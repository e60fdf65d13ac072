import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const start = new Date('2027-01-05T02:00:00Z');
async function bookedAtStart(...party: number[]) {
  desk.at(start);
  const [adults = 1, children = 0, infants = 0] = party;
  return desk.book(desk.offer({ party: { adults, children, infants } }));
}
const asItIs = (id: string) => desk.orders.find({ id }, AIRLINE, desk.now());
async function jobsOf(id: string) {
  const { rows } = await sql<{ task: string }>`
    select t.identifier as task from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload ->> 'orderId' = ${id} order by j.id`.execute(db);
  return rows.map(({ task }) => task);
}

describe('money that comes in time', () => {
  test('makes one ticket a passenger, infants too, and leaves the receipt to be sent', async () => {
    const { id } = await bookedAtStart(1, 1, 1);
    expect(await desk.settle(id)).toBe('TICKETED');
    const order = await asItIs(id);
    expect(order).toMatchObject({ state: 'TICKETED', ticketedAt: start });
    expect(order?.tickets.map(({ passengerId }) => passengerId).sort()).toEqual(
      order?.passengers.map((passenger) => passenger.id).sort(),
    );
    expect(new Set(order?.tickets.map(({ number }) => number)).size).toBe(3);
    expect(await jobsOf(id)).toEqual(['send-booking-held', 'send-receipt']);
  });

  test('and is reported twice, even at once, makes the tickets once', async () => {
    const { id } = await bookedAtStart();
    const settled = await Promise.all([desk.settle(id), desk.settle(id)]);
    expect(settled.sort()).toEqual(['ALREADY_TICKETED', 'TICKETED']);
    expect((await asItIs(id))?.tickets).toHaveLength(1);
  });
});

describe('money that comes too late', () => {
  test('tickets nothing when the fifty minutes are over, whether or not the sweeper was there', async () => {
    const { id } = await bookedAtStart();
    desk.at(addMinutes(start, 50));
    expect(await desk.settle(id)).toBe('DEAD');
    await desk.orders.expire(desk.now());
    expect(await desk.settle(id)).toBe('DEAD');
    expect((await asItIs(id))?.tickets).toEqual([]);
  });

  test('tickets nothing when the traveller has cancelled', async () => {
    desk.at(start);
    const visitor = aVisitor();
    const { id } = await desk.book(desk.offer(), {}, visitor);
    await desk.orders.cancel({ orderId: id, idempotencyKey: 'cancelled' }, visitor, start);
    expect(await desk.settle(id)).toBe('DEAD');
  });

  test('or in the same moment as a cancellation: one of the two wins, never both', async () => {
    desk.at(start);
    const visitor = aVisitor();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await desk.book(desk.offer(), {}, visitor);
      const [settled, refusal] = await Promise.all([
        desk.settle(id),
        desk.orders.cancel({ orderId: id, idempotencyKey: `at-once-${round}` }, visitor, start),
      ]);
      const outcome = [settled, refusal, (await asItIs(id))?.state];
      expect([
        ['TICKETED', 'ALREADY_PAID', 'TICKETED'],
        ['DEAD', null, 'CANCELLED'],
      ]).toContainEqual(outcome);
    }
  });
});

test('a payment under way keeps the traveller from cancelling', async () => {
  const busy = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }), {
    factSources: [async () => ({ payment: 'IN_PROGRESS' })],
  });
  const visitor = aVisitor();
  const { id } = await busy.book(busy.offer(), {}, visitor);
  expect(
    await busy.orders.cancel({ orderId: id, idempotencyKey: 'too-early' }, visitor, busy.now()),
  ).toBe('PAYMENT_IN_PROGRESS');
});

test('the receipt of a paid order is sent again at most once a minute', async () => {
  desk.at(start);
  const visitor = aVisitor();
  const { id } = await desk.book(desk.offer(), {}, visitor);
  const ask = (idempotencyKey: string, now = start) =>
    desk.orders.sendReceipt({ orderId: id, idempotencyKey }, visitor, now);
  expect(await ask('unpaid')).toBe('RECEIPT_NOT_AVAILABLE');
  await desk.settle(id);
  expect(await ask('first')).toBeNull();
  expect(await ask('first')).toBeNull();
  expect(await ask('second')).toBe('SENT_RECENTLY');
  expect(await ask('second', addMinutes(start, 1))).toBeNull();
});

test('what happened to an order is written down and never rewritten', async () => {
  const { id } = await bookedAtStart();
  await desk.settle(id, 'payment-1');
  const history = await db
    .selectFrom('order_history')
    .select(['event', 'by', 'details'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { event: 'CREATED', by: 'TRAVELLER', details: null },
    { event: 'TICKETED', by: 'PROVIDER', details: { paymentId: 'payment-1' } },
  ]);
  await expect(db.updateTable('order_history').set({ event: 'X' }).execute()).rejects.toThrow(
    /append-only/,
  );
  await expect(db.deleteFrom('order_history').execute()).rejects.toThrow(/append-only/);
});

test('the tables hold no document number in the clear', async () => {
  desk.at(start);
  const offer = desk.offer();
  const [traveller] = desk.travellersFor(offer);
  const number = traveller?.document.number ?? '';
  await desk.book(offer, { passengers: traveller ? [traveller] : [] });
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(p)::text as text from order_passengers p
    union all select to_jsonb(k)::text from idempotency_keys k
    union all select payload::text from graphile_worker._private_jobs`.execute(db);
  const written = rows.map(({ text }) => text).join();
  expect(written).toContain('LIU/ANNA');
  expect(written).not.toContain(number);
  expect(written).not.toContain(Buffer.from(number).toString('hex'));
});
