import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { createMetrics } from '#gateway/http/metrics.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { insertReturn } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { FIGURES } from './modules.ts';

const { db, keys, services } = await testGateway();
const desk = testOrders(db, keys);
const start = new Date('2027-01-05T02:00:00Z');
let now = start;
const clock = { now: () => now };

/** What `/metrics` says of business, without the lines that say zero. */
async function told(): Promise<string[]> {
  const metrics = createMetrics(null);
  const context = { services, db, clock, log: silentLog };
  for (const figure of FIGURES) metrics.figure(figure, () => figure.read(context));
  const names = FIGURES.map(({ name }) => name);
  return (await metrics.text())
    .split('\n')
    .filter((line) => names.some((name) => line.startsWith(`${name}{`)) && !line.endsWith(' 0'))
    .sort();
}

test('an airline that has sold nothing has figures of 0', async () => {
  expect(await told()).toEqual([]);
});

test('orders, payments, money to give back, jobs and mails are counted by their states', async () => {
  desk.at(start);
  await desk.book();
  const cancelled = await desk.book();
  await desk.cancel(cancelled);
  const { id: orderId, total } = await desk.pay(await desk.book());
  const { id: paymentId } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const id = randomIds.uuid(start);
  const amount = { ...total, amount: 12_345 };
  await inTransaction(db, (trx) =>
    insertReturn(trx, { id, paymentId, amount, cause: 'PAID_TWICE', createdAt: start }),
  );
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await enqueue(db, 'send-receipt', {}, { runAt: new Date(Date.now() + 60_000) });
  await enqueue(db, 'send-receipt', {}, { runAt: new Date(Date.now() - 120_000) });
  await enqueue(db, 'return-payment', {}, { attempts: 1 });
  await sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`.execute(
    db,
  );
  expect(await told()).toEqual([
    'jobs{kind="mail",state="late"} 1',
    'jobs{kind="mail",state="waiting"} 1',
    'jobs{kind="other",state="failed"} 1',
    'orders_made_24h{state="CANCELLED"} 1',
    'orders_made_24h{state="PENDING_PAYMENT"} 1',
    'orders_made_24h{state="TICKETED"} 1',
    'orders_unpaid{state="waiting"} 1',
    'payment_returns_due_minor_units{currency="CNY",state="PAYING"} 12345',
    'payment_returns{cause="PAID_TWICE",state="PAYING"} 1',
  ]);
  now = new Date('2027-01-06T02:00:01Z');
  expect(await told()).toContain('orders_unpaid{state="overdue"} 1');
  expect((await told()).join()).not.toContain('orders_made_24h');
});

test('each figure is answered by an index, however many orders there are', async () => {
  const plans: string[] = [];
  await inTransaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const query of [
      sql`select state from orders where created_at >= ${start}`,
      sql`select payment_due_at from orders where state = 'PENDING_PAYMENT'`,
      sql`select state from payments where state in ('CREATED', 'PENDING')`,
      sql`select amount from payment_returns where state <> 'SUCCEEDED'`,
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
  });
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
});
