import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { shownNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import { insertReturn } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import { arrangeServices } from '#gateway/scenarios/builders/special-service.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench, PERSONAL, seeded } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const bench = erasureBench(db, start);
const { services, mailer, desk, clock, sweepAt, tablesWith, documentsOf, rowsOf, count } = bench;

const visitor = aVisitor();
const ticketed = await desk.pay(await desk.book(desk.offer(), seeded, visitor));
await bench.checkIn(ticketed);
const cancelled = await desk.book(desk.offer(), seeded, visitor);
await desk.cancel(cancelled);
const owed = await desk.pay(await desk.book());
const paymentOf = (orderId: string) =>
  db.selectFrom('payments').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
const returnId = randomUUID();
const { id: paymentId } = await paymentOf(owed.id);
await inTransaction(db, (trx) =>
  insertReturn(trx, {
    id: returnId,
    paymentId,
    amount: owed.total,
    cause: 'PAID_TWICE',
    createdAt: start,
  }),
);
await mailer.send({
  to: seeded.contact.email,
  subject: `For ${seeded.contact.name}`,
  html: seeded.contact.name,
  text: seeded.contact.name,
  locale: 'en',
  attachments: [],
});
await inTransaction(db, (trx) =>
  services.verification.challenge(
    trx,
    {
      purpose: 'SIGN_IN',
      recipient: seeded.contact.email,
      subject: null,
      target: Buffer.from('one'),
      quotas: [{ key: Buffer.from('a count'), limit: { most: 1, windowMinutes: 60 } }],
      asker: { sessionId: visitor.sessionId, address: '' },
      locale: 'en',
    },
    start,
  ),
);
await services.sessions.begin({
  request: new Request('http://localhost'),
  responseHeaders: new Headers(),
});
// Jobs and answers to submissions are timed by the system.
await sql`update graphile_worker._private_jobs
  set attempts = max_attempts, run_at = now() - interval '7 months'`.execute(db);
await sql`update idempotency_keys set created_at = now() - interval '8 days'`.execute(db);
await sql`insert into idempotency_keys (scope, key, request_hash) values ('recent', 'key', '')`.execute(
  db,
);

test('what was seeded is found wherever a person is', async () => {
  expect(await tablesWith(PERSONAL)).toEqual([
    'check_ins',
    'demo_mail',
    'order_passengers',
    'orders',
    'verification_challenges',
  ]);
});

test('codes, counts of attempts, sessions, answers and failed jobs go by their own terms', async () => {
  await sweepAt('2027-01-06T02:00:00Z');
  expect(await count('verification_challenges')).toBe(1);
  await sweepAt('2027-01-06T02:06:00Z');
  expect(await count('verification_challenges')).toBe(0);
  expect(await count('rate_windows')).toBe(0);
  expect(await count('sessions')).toBe(0);
  expect(await db.selectFrom('idempotency_keys').select('scope').execute()).toEqual([
    { scope: 'recent' },
  ]);
  expect(await count('graphile_worker._private_jobs')).toBe(0);
});

// The flight leaves on 4 February; an order that was cancelled is over at once.
test('special service requests and special meals, which may reveal health, are erased 6 months after the flight', async () => {
  const helped = ticketed.passengers[0]?.id ?? '';
  await arrangeServices(db, helped, [{ code: 'WCHR', state: 'CONFIRMED' }]);
  const meal = { segmentIndex: 0, code: 'KSML', state: 'REQUESTED', requestedAt: start };
  await db
    .updateTable('order_passengers')
    .set({ special_meals: JSON.stringify([meal]) })
    .where('id', '=', helped)
    .execute();
  const asked = async () => {
    const order = await services.orders.find({ id: ticketed.id }, AIRLINE, clock.now());
    const { specialServices, meals } = order?.passengers[0] ?? {};
    return [specialServices?.length, meals?.length];
  };
  await sweepAt('2027-08-04T15:59:59Z');
  expect(await asked()).toEqual([1, 1]);
  await sweepAt('2027-08-04T16:00:00Z');
  expect(await asked()).toEqual([0, 0]);
});

test('document numbers go 12 months after the flight, or after the cancellation', async () => {
  await sweepAt('2028-01-05T15:59:59Z');
  expect(await documentsOf(cancelled.id)).toEqual([true]);
  await sweepAt('2028-01-05T16:00:00Z');
  expect(await documentsOf(cancelled.id)).toEqual([false]);
  await sweepAt('2028-02-04T15:59:59Z');
  expect(await documentsOf(ticketed.id)).toEqual([true]);
  await sweepAt('2028-02-04T16:00:00Z');
  expect(await documentsOf(ticketed.id)).toEqual([false]);
});

test('an order without its document numbers is still shown', async () => {
  const order = await services.orders.find({ id: ticketed.id }, AIRLINE, clock.now());
  const [passenger] = order?.passengers ?? [];
  expect(passenger && shownNumberOf(passenger, services.orders.vault)).toEqual({
    maskedNumber: '••••',
    numberProblem: 'ERASED',
  });
});

test('people go after 3 years, and nothing personal is left in any column', async () => {
  await sweepAt('2030-02-04T15:59:59Z');
  expect(await rowsOf(cancelled.id)).toMatchObject({ orders: 1, passengers: 0 });
  expect(await rowsOf(ticketed.id)).toMatchObject({ passengers: 1, tickets: 1 });
  expect(await tablesWith(PERSONAL)).toEqual(['check_ins', 'order_passengers', 'orders']);
  await sweepAt('2030-02-04T16:00:00Z');
  expect(await tablesWith(PERSONAL)).toEqual([]);
});

test('an order without people is found by no one, and the accounts keep its amounts', async () => {
  expect(await rowsOf(ticketed.id)).toEqual({
    orders: 1,
    passengers: 0,
    history: 0,
    tickets: 0,
    segments: 1,
    payments: 1,
  });
  expect(await services.orders.find({ id: ticketed.id }, AIRLINE, clock.now())).toBeNull();
  const { reference } = ticketed;
  expect(await services.orders.find({ reference }, AIRLINE, clock.now())).toBeNull();
  const kept = await db
    .selectFrom('orders')
    .select(['number', 'total'])
    .where('id', '=', ticketed.id)
    .executeTakeFirst();
  expect(kept).toEqual({ number: ticketed.number, total: ticketed.total.amount });
});

test('while money is still to be paid back, an order keeps the name of whom it goes to', async () => {
  expect(await rowsOf(owed.id)).toMatchObject({ passengers: 1, history: 2 });
  await db
    .updateTable('payment_returns')
    .set({ state: 'SUCCEEDED', settled_at: clock.now() })
    .where('id', '=', returnId)
    .execute();
  await sweepAt('2030-02-05T02:00:00Z');
  expect(await rowsOf(owed.id)).toMatchObject({ orders: 1, passengers: 0, history: 0 });
});

test('what was kept for the accounts goes after 10 years', async () => {
  await sweepAt('2037-02-04T15:59:59Z');
  expect(await rowsOf(ticketed.id)).toMatchObject({ orders: 1, payments: 1 });
  await sweepAt('2037-02-04T16:00:00Z');
  expect(await count('orders')).toBe(0);
  expect(await count('payments')).toBe(0);
  expect(await count('payment_returns')).toBe(0);
});

test('the history of an order cannot be deleted while its people are there', async () => {
  desk.at(start);
  const { id } = await desk.book();
  await expect(db.deleteFrom('order_history').where('order_id', '=', id).execute()).rejects.toThrow(
    'append-only',
  );
});
