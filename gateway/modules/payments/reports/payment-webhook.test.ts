import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { signBody } from '#gateway/ports/payment-provider/signature.ts';
import { SIGNATURE_HEADER } from '#gateway/ports/payment-provider/wire.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { recordPayment } from './record-payment.service.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments } = till;
const start = new Date('2027-01-05T02:00:00Z');
beforeEach(() => desk.at(start));
afterEach(() => till.deliveries({}));

type Opened = Awaited<ReturnType<typeof till.opened>>;
const stateOf = async ({ order, visitor }: Opened) =>
  (await till.orderOf(order.id, visitor))?.state;
const paid = (opened: Opened) =>
  eventually(async () => expect(await stateOf(opened)).toBe('TICKETED'));

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(till.webhookUrl, { method: 'POST', body, headers }).then(({ status }) => status);
const signed = (body: string, secret = till.sandbox.webhookSecret, at = new Date()) =>
  post(body, { [SIGNATURE_HEADER]: signBody(secret, body, at) });
const report = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: 'evt_made_up',
    type: 'payment.succeeded',
    createdAt: new Date().toISOString(),
    payment: {
      id: 'pay_made_up',
      attemptId: '0190a0a0-0000-7000-8000-000000000000',
      status: 'SUCCEEDED',
      amount: { amount: 100, currency: 'CNY' },
      captured: { amount: 100, currency: 'CNY' },
      refunded: { amount: 0, currency: 'CNY' },
      failureCode: null,
      paidAt: new Date().toISOString(),
      card: null,
      hostedPageUrl: 'https://provider.example/pay',
      ...change,
    },
    refund: null,
  });

describe('a report of the provider', () => {
  test('that the money came makes the tickets, and the payment shows how it was paid', async () => {
    const opened = await till.opened();
    await till.end(opened.reference);
    await paid(opened);
    const order = await till.orderOf(opened.order.id, opened.visitor);
    expect(order?.tickets).toHaveLength(1);
    const [payment] = await payments.ofOrder(opened.order.id, opened.visitor, start);
    expect(payment).toMatchObject({
      state: 'SUCCEEDED',
      settledAt: start,
      card: { scheme: 'Visa', lastDigits: '4242' },
      returned: null,
    });
    expect(till.statuses).not.toContain(500);
  });

  test('that comes five times, and a minute later again, changes nothing more', async () => {
    await till.deliveries({ copies: 5 });
    const opened = await till.opened();
    await till.end(opened.reference);
    await paid(opened);
    const events = await till.eventsOf(opened.reference);
    for (const { id } of events)
      expect(await till.control('POST', `/events/${id}/resend`)).toEqual({ answered: true });
    const order = await till.orderOf(opened.order.id, opened.visitor);
    expect(order?.tickets).toHaveLength(1);
    expect(await till.returns()).toEqual([]);
    const kept = await db
      .selectFrom('payment_events')
      .select('event_id')
      .where('payment_id', '=', opened.payment.id)
      .execute();
    expect(kept).toHaveLength(events.length);
  });

  test('that comes before an older one is not undone by it', async () => {
    await till.deliveries({ reorder: true });
    const opened = await till.opened();
    await till.end(opened.reference);
    await paid(opened);
    const types = (await till.eventsOf(opened.reference)).map(({ type }) => type);
    expect(types.sort()).toEqual(['payment.pending', 'payment.succeeded']);
    await eventually(async () => {
      const kept = await db
        .selectFrom('payment_events')
        .select('type')
        .where('payment_id', '=', opened.payment.id)
        .orderBy('received_at')
        .execute();
      expect(kept).toHaveLength(2);
    });
    const [payment] = await payments.ofOrder(opened.order.id, opened.visitor, start);
    expect(payment).toMatchObject({ state: 'SUCCEEDED', providerStatus: 'SUCCEEDED' });
  });

  test('that the bank declined says why, and money that comes after all is not refused', async () => {
    const opened = await till.opened();
    await till.end(opened.reference, 'AUTHENTICATION_FAILED');
    const latest = async () => (await payments.ofOrder(opened.order.id, opened.visitor, start))[0];
    await eventually(async () => expect((await latest())?.state).toBe('FAILED'));
    expect((await latest())?.failure).toBe('DECLINED');
    const { amount } = opened.payment;
    const success = {
      id: opened.reference,
      attemptId: opened.payment.id,
      amount,
      captured: amount,
    };
    expect(await signed(report(success))).toBe(204);
    expect(await stateOf(opened)).toBe('TICKETED');
    expect(await latest()).toMatchObject({ state: 'SUCCEEDED', failure: null });
  });

  test('is lost: a traveller who comes back still sees the result', async () => {
    const opened = await till.opened();
    const confirm = () => payments.confirm(opened.order.id, opened.visitor, desk.now());
    expect(await confirm()).toBe('PENDING');
    await till.deliveries({ drop: 2 });
    await till.end(opened.reference);
    desk.at(addMinutes(start, 1));
    expect(await confirm()).toBe('TICKETED');
    expect(await confirm()).toBe('TICKETED');
  });
});

test('the order of a payment is locked once while the money that came is recorded', async () => {
  const { order, payment, reference, visitor } = await till.opened();
  const captured = {
    providerReference: reference,
    attemptId: payment.id,
    status: 'SUCCEEDED' as const,
    amount: payment.amount,
    captured: payment.amount,
    refunded: money(0, payment.amount.currency),
    failureCode: null,
    paidAt: start,
    card: null,
  };
  const sent = await inTransaction(db, async (trx) => {
    const { mock } = vi.spyOn(trx.getExecutor(), 'executeQuery');
    await recordPayment(trx, till.sources, captured, start);
    return mock.calls.map(([{ sql }]) => sql);
  });
  expect((await till.orderOf(order.id, visitor))?.state).toBe('TICKETED');
  expect(sent.filter((text) => text.endsWith('for update'))).toHaveLength(1);
});

describe('a report is refused', () => {
  test('without a signature, with a wrong one, with an old one', async () => {
    const body = report();
    expect(await post(body)).toBe(401);
    expect(await signed(body, 'another secret of the webhooks')).toBe(401);
    expect(await signed(body, undefined, addMinutes(new Date(), -6))).toBe(401);
    expect(new Set(till.events)).toEqual(
      new Set(['MISSING', 'INVALID', 'STALE'].map((why) => `REPORT_REFUSED SIGNATURE_${why}`)),
    );
  });

  test('about a payment that no one began, so that the provider keeps it', async () => {
    expect(await signed(report())).toBe(404);
    expect(await signed(report({ attemptId: "x' or 1=1" }))).toBe(404);
  });

  test('that is no report, or too large', async () => {
    expect(await signed('{"id":1}')).toBe(400);
    expect(await signed('not json')).toBe(400);
    expect(await signed('x'.repeat(65 * 1024))).toBe(413);
  });
});
