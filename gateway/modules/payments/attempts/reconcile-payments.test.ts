import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import {
  closeExpired,
  takeDueQuestions,
} from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments, provider } = till;
const start = new Date('2027-01-05T02:00:00Z');
beforeEach(async () => {
  desk.at(start);
  await till.deliveries({ drop: 1000 });
  await db
    .updateTable('payments')
    .set({ provider_status: 'EXPIRED' })
    .where('provider_status', 'is not', null)
    .execute();
});
afterEach(() => vi.restoreAllMocks());

type Opened = Awaited<ReturnType<typeof till.opened>>;
/**
 * Spread over ten days, so that no flight is sold out, and ten at a time, so that none waits long
 * for a connection.
 */
async function someOpened(count: number): Promise<Opened[]> {
  const opened: Opened[] = [];
  while (opened.length < count) {
    const some = Array.from({ length: Math.min(10, count - opened.length) }, (_, index) => {
      const date = desk.inDays(40 + index);
      const offer = desk.offer({ bounds: [{ origin: 'PVG', destination: 'HKG', date }] });
      return till.opened(aVisitor(), offer);
    });
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}
const stateOf = async ({ payment, visitor }: Opened) =>
  (await payments.find(payment.id, visitor, desk.now()))?.state;

const stored = ({ payment }: Opened) =>
  db.selectFrom('payments').select('state').where('id', '=', payment.id).executeTakeFirst();

/** Waits until a statement waits for a lock that another transaction holds. */
const oneWaits = () =>
  eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
  });

/**
 * Watches questions to the provider: which they were, in their order, and how many were under way
 * at most. None is answered before `together` of them are under way.
 */
function watchQuestions(together = 1) {
  const enough = Promise.withResolvers<void>();
  const real = provider.queryPayment.bind(provider);
  const seen = { asked: [] as string[], atOnce: 0 };
  let underWay = 0;
  vi.spyOn(provider, 'queryPayment').mockImplementation(async (reference) => {
    seen.asked.push(reference);
    underWay += 1;
    seen.atOnce = Math.max(seen.atOnce, underWay);
    if (underWay >= together) enough.resolve();
    await enough.promise;
    return real(reference).finally(() => {
      underWay -= 1;
    });
  });
  return seen;
}

describe('a round of questions to the provider', () => {
  test('asks about all that is open, several at once but not all', async () => {
    const opened = await someOpened(120);
    const seen = watchQuestions(3);
    await payments.reconcile(start);
    expect(new Set(seen.asked)).toEqual(new Set(opened.map(({ reference }) => reference)));
    expect(seen.asked).toHaveLength(120);
    expect(seen.atOnce).toBeLessThan(12);
  }, 60_000);

  test('asks about each once, though two gateways do so at the same time, and again after a minute', async () => {
    await someOpened(8);
    const seen = watchQuestions();
    await Promise.all([payments.reconcile(start), payments.reconcile(start)]);
    expect(seen.asked).toHaveLength(8);
    await payments.reconcile(addMinutes(start, 1));
    expect(seen.asked).toHaveLength(16);
  });

  test('begins with the newest of those that can still be paid in time', async () => {
    const [old] = await someOpened(1);
    desk.at(addMinutes(start, 51));
    const late = desk.now();
    const first = await till.opened();
    const second = await till.opened();
    const next = () => takeDueQuestions(db, late, 1);
    const order = [...(await next()), ...(await next()), ...(await next()), ...(await next())];
    expect(order).toEqual([second, first, old].map((one) => one?.payment.id));
  });

  test('stops where the provider does not answer', async () => {
    await someOpened(30);
    const asked = vi
      .spyOn(provider, 'queryPayment')
      .mockRejectedValue(new PaymentProviderError('UNAVAILABLE'));
    await payments.reconcile(start);
    expect(asked.mock.calls.length).toBeLessThan(12);
  });
});

test('an attempt that the provider does not know is closed an hour after its time, and asked about no more', async () => {
  const opened = await till.opened();
  const asked = vi
    .spyOn(provider, 'queryPayment')
    .mockRejectedValue(new PaymentProviderError('NOT_FOUND'));
  for (const minutes of [1, 49, 109]) await payments.reconcile(addMinutes(start, minutes));
  expect(asked).toHaveBeenCalledTimes(3);
  for (const minutes of [111, 112, 113, 200]) await payments.reconcile(addMinutes(start, minutes));
  expect(asked).toHaveBeenCalledTimes(4);
  expect(await stored(opened)).toEqual({ state: 'EXPIRED' });
});

describe('a report that meets', () => {
  const paid = async (opened: Opened) => {
    await till.end(opened.reference);
    const events = await till.eventsOf(opened.reference);
    const success = events.find(({ type }) => type === 'payment.succeeded');
    return () => till.control('POST', `/events/${success?.id}/resend`);
  };

  test('a change of its attempt by another is recorded in the same go', async () => {
    const opened = await till.opened();
    const report = await paid(opened);
    const reported = await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('payments')
        .set({ state: 'EXPIRED', settled_at: start })
        .where('id', '=', opened.payment.id)
        .execute();
      const answer = report();
      await oneWaits();
      return { answer };
    });
    expect(await reported.answer).toEqual({ answered: true });
    expect(await stateOf(opened)).toBe('SUCCEEDED');
    expect((await till.orderOf(opened.order.id, opened.visitor))?.state).toBe('TICKETED');
  });

  test('the sweep is not passed by it: an order at which something is done is left for the next round', async () => {
    const opened = await till.opened();
    const late = addMinutes(start, 51);
    await inTransaction(db, async (trx) => {
      await desk.orders.orderForPayment(trx, opened.order.id, AIRLINE, late);
      await closeExpired(db, late);
    });
    expect(await stored(opened)).toEqual({ state: 'PENDING' });
    await closeExpired(db, late);
    expect(await stored(opened)).toEqual({ state: 'EXPIRED' });
  });

  test('a cancellation waits for it', async () => {
    const opened = await till.opened();
    let abandoned = false;
    const waiting = await inTransaction(db, async (trx) => {
      await desk.orders.orderForPayment(trx, opened.order.id, AIRLINE, start);
      const done = payments
        .abandon({ id: opened.order.id, orderId: opened.order.id }, start)
        .then(() => {
          abandoned = true;
        });
      await oneWaits();
      expect(abandoned).toBe(false);
      return { done };
    });
    await waiting.done;
    expect(await stateOf(opened)).toBe('FAILED');
  });
});

describe('a traveller who asks again and again', () => {
  const confirm = ({ order, visitor }: Opened) => payments.confirm(order.id, visitor, desk.now());

  test('is one question within two seconds, also at the same time', async () => {
    const opened = await till.opened();
    const seen = watchQuestions();
    await Promise.all(Array.from({ length: 50 }, () => confirm(opened)));
    desk.at(new Date(start.getTime() + 1_999));
    expect(await confirm(opened)).toBe('PENDING');
    expect(seen.asked).toHaveLength(1);
    await till.end(opened.reference);
    desk.at(new Date(start.getTime() + 2_000));
    expect(await confirm(opened)).toBe('TICKETED');
    expect(seen.asked).toHaveLength(2);
  });

  test('is asked about in any case before a cancellation', async () => {
    const opened = await till.opened();
    expect(await confirm(opened)).toBe('PENDING');
    await till.end(opened.reference);
    const { order, visitor } = opened;
    expect(await payments.confirmNow(order.id, visitor, desk.now())).toBe('TICKETED');
  });

  test('does not share an unexpected fault', async () => {
    const opened = await till.opened();
    vi.spyOn(provider, 'queryPayment').mockRejectedValueOnce(new Error('an unexpected fault'));
    await expect(confirm(opened)).rejects.toThrow('an unexpected fault');
    expect(await confirm(opened)).toBe('PENDING');
  });
});
