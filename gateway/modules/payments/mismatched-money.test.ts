import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { askBeforeCancelling } from './order-payable.ts';
import { paymentDesk } from './payments.test-support.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments, provider } = till;
const start = new Date('2027-01-05T02:00:00Z');
beforeEach(() => desk.at(start));
afterAll(stopDocumentWorker);

type Opened = Awaited<ReturnType<typeof till.opened>>;
const attempts = ({ order, visitor }: Opened) => payments.ofOrder(order.id, visitor, desk.now());
const returnOf = async ({ payment }: Opened) =>
  (await till.returns()).find(({ payment_id }) => payment_id === payment.id);

/** An order at which the provider has taken 1 fen less than it was asked for. */
async function paidTooLittle() {
  const opened = await till.opened();
  const captured = opened.payment.amount.amount - 1;
  await till.end(opened.reference, 'APPROVED', captured);
  await eventually(async () => expect(await returnOf(opened)).toBeDefined());
  return { ...opened, captured };
}

describe('money of another amount than was asked for', () => {
  test('is written down as it came, and the report acknowledged', async () => {
    const opened = await paidTooLittle();
    const [payment] = await attempts(opened);
    expect(payment).toMatchObject({
      state: 'MISMATCHED',
      captured: { amount: opened.captured, currency: 'CNY' },
      returned: { cause: 'OTHER_AMOUNT', amount: { amount: opened.captured } },
    });
    expect(till.statuses).not.toContain(500);
    const order = await till.orderOf(opened.order.id, opened.visitor);
    expect(order).toMatchObject({ state: 'PENDING_PAYMENT', tickets: [] });
  });

  test('goes back whole, once, and its payer is written to', async () => {
    const opened = await paidTooLittle();
    const { id = '' } = (await returnOf(opened)) ?? {};
    await Promise.all([payments.sendBack(id), payments.sendBack(id), payments.reconcile(start)]);
    expect((await provider.queryPayment(opened.reference)).refunded.amount).toBe(opened.captured);
    await payments.mailReturned(id, desk.now());
    expect(till.mails.at(-1)?.text).toContain('isn’t the price of your booking');
  });

  test('lets its traveller ask, pay again, and cancel', async () => {
    const opened = await paidTooLittle();
    const { order, visitor, request } = opened;
    expect(await payments.confirm(order.id, visitor, desk.now())).toBe('REFUNDED');
    const again = { ...request, idempotencyKey: randomUUID() };
    const { payment, code } = await payments.start(again, visitor, desk.now());
    expect([payment?.state, code]).toEqual(['PENDING', null]);
    expect(await payments.confirm(order.id, visitor, desk.now())).toBe('PENDING');
    const cancel = askBeforeCancelling(desk.orders.cancel, () => payments);
    const cancellation = { orderId: order.id, idempotencyKey: randomUUID() };
    expect(await cancel(cancellation, visitor, desk.now())).toBeNull();
  });

  test('of another currency, more than an order can cost, or for a dead order, is treated alike', async () => {
    const opened = await till.opened();
    const real = await provider.queryPayment(opened.reference);
    const captured = { amount: 5_000_000_000, currency: 'JPY' } as const;
    const asked = vi
      .spyOn(provider, 'queryPayment')
      .mockResolvedValue({ ...real, status: 'SUCCEEDED', captured });
    desk.at(addMinutes(start, 51));
    expect(await payments.confirm(opened.order.id, opened.visitor, desk.now())).toBe('REFUNDED');
    asked.mockRestore();
    expect(await returnOf(opened)).toMatchObject({ ...captured, cause: 'OTHER_AMOUNT' });
    expect((await attempts(opened))[0]).toMatchObject({ state: 'MISMATCHED', captured });
  });

  test('is counted by the reason for which it goes back', async () => {
    await paidTooLittle();
    const counted = await payments.countReturns();
    expect(counted.find(({ cause }) => cause === 'OTHER_AMOUNT')?.count).toBeGreaterThan(0);
  });

  test('that is nothing at all is a payment that failed', async () => {
    const opened = await till.opened();
    await till.end(opened.reference, 'APPROVED', 0);
    await eventually(async () => expect((await attempts(opened))[0]?.state).toBe('FAILED'));
    expect((await attempts(opened))[0]).toMatchObject({
      failure: 'PROVIDER_ERROR',
      captured: null,
    });
    expect(await returnOf(opened)).toBeUndefined();
  });
});
