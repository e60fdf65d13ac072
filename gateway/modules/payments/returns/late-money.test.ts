import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobContext } from '#gateway/jobs/job.ts';
import { startWorker } from '#gateway/jobs/worker.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import {
  returnPaymentJob,
  sendPaymentReturned,
} from '#gateway/modules/payments/payments.module.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const { db, pool } = await testDatabase();
const till = await paymentDesk(db);
const { join } = memberDesk(db);
const { desk, payments, provider } = till;
const start = new Date('2027-01-05T02:00:00Z');
const context = {
  services: { payments },
  db,
  clock: desk,
  log: silentLog,
} as unknown as JobContext;

beforeEach(() => desk.at(start));
afterEach(() => till.deliveries({}));
afterAll(stopDocumentWorker);

type Opened = Awaited<ReturnType<typeof till.opened>>;
const cancel = ({ order, visitor }: Opened) =>
  desk.orders.cancel({ orderId: order.id, idempotencyKey: randomUUID() }, visitor, desk.now());
const confirm = ({ order, visitor }: Opened) => payments.confirm(order.id, visitor, desk.now());
const returnsOf = async ({ payment }: Opened) =>
  (await till.returns()).filter(({ payment_id }) => payment_id === payment.id);
const refundedAtProvider = async ({ reference }: Opened) =>
  (await provider.queryPayment(reference)).refunded.amount;
async function paidLate(minutes = 50) {
  const opened = await till.opened();
  await till.deliveries({ drop: 1000 });
  await till.end(opened.reference);
  desk.at(addMinutes(start, minutes));
  return opened;
}

describe('money that comes too late', () => {
  test('by the clock goes back, and the traveller is notified', async () => {
    const opened = await paidLate();
    expect(await confirm(opened)).toBe('REFUNDED');
    expect((await till.orderOf(opened.order.id, opened.visitor))?.tickets).toEqual([]);
    expect(await returnsOf(opened)).toMatchObject([
      { amount: opened.order.total.amount, cause: 'ORDER_DEAD', state: 'PAYING' },
    ]);
  });

  test('a minute earlier is in time', async () => {
    const opened = await paidLate(49);
    expect(await confirm(opened)).toBe('TICKETED');
    expect(await returnsOf(opened)).toEqual([]);
  });

  test('for an order that the traveller cancelled while the page was open goes back', async () => {
    const opened = await till.opened();
    expect(await cancel(opened)).toBeNull();
    await till.deliveries({ drop: 1000 });
    await till.end(opened.reference);
    expect(await confirm(opened)).toBe('REFUNDED');
  });
});

test('a second payment of a paid order goes back, and the order stands', async () => {
  const opened = await till.opened();
  const second = { ...opened.payment, id: randomUUID(), attemptId: '' };
  // Two open attempts cannot be begun: the first has to fail, be followed by another one, and turn
  // out to be paid.
  await till.deliveries({ drop: 1000 });
  const twin = await provider.createPayment({
    attemptId: second.id,
    idempotencyKey: second.id,
    amount: opened.payment.amount,
    orderNumber: opened.order.number,
    description: [],
    locale: 'en',
    returnUrl: 'https://air.example/',
    webhookUrl: till.webhookUrl,
    expiresAt: opened.payment.expiresAt,
  });
  await db
    .updateTable('payments')
    .set({ state: 'FAILED', failure: 'DECLINED', settled_at: start })
    .where('id', '=', opened.payment.id)
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: second.id,
      order_id: opened.order.id,
      payable_id: opened.order.id,
      state: 'PENDING',
      amount: second.amount.amount,
      currency: second.amount.currency,
      locale: 'en',
      provider_reference: twin.providerReference,
      hosted_page_url: twin.hostedPageUrl,
      provider_status: 'CREATED',
      provider_status_at: start,
      created_at: start,
      expires_at: second.expiresAt,
    })
    .execute();
  await till.end(opened.reference);
  await till.end(twin.providerReference);
  expect(await confirm(opened)).toBe('TICKETED');
  const all = await payments.ofOrder(opened.order.id, opened.visitor, start);
  expect(all.map(({ state, returned }) => [state, returned?.cause])).toEqual([
    ['SUCCEEDED', undefined],
    ['SUCCEEDED', 'PAID_TWICE'],
  ]);
  expect((await till.orderOf(opened.order.id, opened.visitor))?.tickets).toHaveLength(1);
});

test('a member gets one message about money that went back, with its amount', async () => {
  const member = { sessionId: randomUUID(), memberId: await join() };
  const opened = await till.opened(member);
  expect(await cancel(opened)).toBeNull();
  await till.deliveries({ drop: 1000 });
  await till.end(opened.reference);
  expect(await confirm(opened)).toBe('REFUNDED');
  const told = () =>
    db
      .selectFrom('member_messages')
      .select('facts')
      .where('member_id', '=', member.memberId)
      .where('event', '=', 'PAYMENT_RETURNED')
      .execute();
  expect(await told()).toEqual([]);
  const [{ id = '' } = {}] = await returnsOf(opened);
  for (const _time of ['first', 'again']) await payments.sendBack(id);
  const { total, reference } = opened.order;
  expect(await told()).toEqual([{ facts: { reference, amount: total } }]);
});

describe('money goes back once', () => {
  test('which five webhooks, five travellers and five sweeps hear of at once', async () => {
    const opened = await till.opened();
    desk.at(addMinutes(start, 51));
    const asked = vi.spyOn(provider, 'refundPayment');
    await till.deliveries({ copies: 5 });
    await till.end(opened.reference);
    await Promise.all(
      Array.from({ length: 5 }, () => [confirm(opened), payments.reconcile(desk.now())]).flat(),
    );
    const [one, ...more] = await returnsOf(opened);
    expect(more).toEqual([]);
    const id = one?.id ?? '';
    await Promise.all(Array.from({ length: 5 }, () => payments.sendBack(id)));
    await payments.reconcile(desk.now());
    const refunds = asked.mock.calls
      .map(([refund]) => refund)
      .filter(({ providerReference }) => providerReference === opened.reference);
    expect(new Set(refunds.map(({ refundId }) => refundId))).toEqual(new Set([id]));
    expect(await refundedAtProvider(opened)).toBe(opened.order.total.amount);
    asked.mockRestore();
  });

  test('although the gateway died before it could write down that the provider had done it', async () => {
    const opened = await paidLate();
    await confirm(opened);
    const [{ id = '' } = {}] = await returnsOf(opened);
    const real = provider.refundPayment.bind(provider);
    const dying = vi.spyOn(provider, 'refundPayment').mockImplementationOnce(async (refund) => {
      await real(refund);
      throw new Error('the power went');
    });
    await expect(payments.sendBack(id)).rejects.toThrow('the power went');
    expect(await returnsOf(opened)).toMatchObject([{ state: 'PAYING' }]);
    await payments.reconcile(desk.now());
    expect(await returnsOf(opened)).toMatchObject([{ state: 'SUCCEEDED' }]);
    expect(await refundedAtProvider(opened)).toBe(opened.order.total.amount);
    dying.mockRestore();
  });

  test('although the provider was away for a while', async () => {
    const opened = await paidLate();
    await confirm(opened);
    const away = vi
      .spyOn(provider, 'refundPayment')
      .mockRejectedValueOnce(new PaymentProviderError('TIMEOUT'));
    await payments.reconcile(desk.now());
    expect(await returnsOf(opened)).toMatchObject([{ state: 'PAYING' }]);
    await payments.reconcile(desk.now());
    expect(await returnsOf(opened)).toMatchObject([{ state: 'SUCCEEDED' }]);
    away.mockRestore();
  });

  test('the database itself refuses a second return, and more than was captured', async () => {
    const opened = await paidLate();
    await confirm(opened);
    const [row] = await returnsOf(opened);
    if (!row) throw new Error('nothing goes back');
    await expect(
      db
        .insertInto('payment_returns')
        .values({ ...row, id: randomUUID() })
        .execute(),
    ).rejects.toThrow(/one_return_a_payment/);
    await expect(
      db
        .updateTable('payments')
        .set(({ eb }) => ({ returned_amount: eb('returned_amount', '+', 1) }))
        .where('id', '=', opened.payment.id)
        .execute(),
    ).rejects.toThrow(/never_more_back_than_came/);
  });
});

test('the worker sends it back, and one e-mail says so', async () => {
  await payments.reconcile(desk.now());
  const opened = await paidLate();
  await confirm(opened);
  const worker = await startWorker(pool, context, {
    jobs: [returnPaymentJob, sendPaymentReturned],
  });
  const [{ id = '' } = {}] = await returnsOf(opened);
  const told = () => till.mails.filter(({ text }) => text.includes(opened.order.number));
  await eventually(() => expect(told()).toHaveLength(1));
  await payments.sendBack(id);
  await payments.reconcile(desk.now());
  await worker.stop();
  expect(told()).toMatchObject([{ to: 'anna.liu@example.com', locale: 'en' }]);
  const shown = await payments.find(opened.payment.id, opened.visitor, desk.now());
  expect(shown).toMatchObject({ state: 'SUCCEEDED', returned: { settledAt: desk.now() } });
});
