import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments } = till;
const start = new Date('2027-01-05T02:00:00Z');
beforeEach(() => desk.at(start));
afterEach(() => vi.restoreAllMocks());

async function booked() {
  const visitor = aVisitor();
  const order = await desk.book(desk.offer(), {}, visitor);
  const pay = (idempotencyKey: string = randomUUID(), now = desk.now()) =>
    payments.start({ orderId: order.id, idempotencyKey, locale: 'ja' }, visitor, now);
  return { visitor, order, pay };
}

describe('an attempt to pay', () => {
  test('is the order’s total, at the provider’s page, until the order is due', async () => {
    const { order, pay } = await booked();
    const { payment, code } = await pay();
    expect(code).toBeNull();
    expect(payment).toMatchObject({
      state: 'PENDING',
      amount: order.total,
      expiresAt: order.paymentDueAt,
      locale: 'ja',
    });
    const page = await (await fetch(payment?.hostedPageUrl ?? '')).text();
    expect(page).toContain(order.number);
    expect(page).toContain('lang="ja"');
  });

  test('is one, however often and however fast the button is pressed', async () => {
    const { pay } = await booked();
    const key = randomUUID();
    const started = await Promise.all([pay(key), pay(key), pay(), pay()]);
    started.push(await pay(), await pay(key));
    expect(new Set(started.map(({ payment }) => payment?.hostedPageUrl)).size).toBe(1);
    expect(started.map(({ code }) => code)).toEqual(Array(6).fill(null));
  });

  test('that the bank declined is followed by another one', async () => {
    const { pay, order, visitor } = await booked();
    const first = await pay();
    await till.end(first.payment?.providerReference ?? '', 'INSUFFICIENT_FUNDS');
    const second = await pay();
    expect(second.payment?.id).not.toBe(first.payment?.id);
    const all = await payments.ofOrder(order.id, visitor, desk.now());
    expect(all.map(({ state, failure }) => [state, failure])).toEqual([
      ['PENDING', null],
      ['FAILED', 'INSUFFICIENT_FUNDS'],
    ]);
  });

  test('after the money came finds the order paid, though no report has arrived', async () => {
    const { pay, order, visitor } = await booked();
    await till.deliveries({ delayMilliseconds: 3_600_000 });
    await till.end((await pay()).payment?.providerReference ?? '');
    expect((await pay()).code).toBe('ALREADY_PAID');
    expect((await till.orderOf(order.id, visitor))?.state).toBe('TICKETED');
    await till.deliveries({});
  });
});

describe('no attempt is begun', () => {
  test('by who does not see the order', async () => {
    const { order } = await booked();
    const request = { orderId: order.id, idempotencyKey: randomUUID(), locale: 'en' } as const;
    expect(await payments.start(request, aVisitor(), start)).toEqual({
      payment: null,
      code: 'ORDER_NOT_FOUND',
    });
    const nonsense = { ...request, orderId: 'no-such-order' };
    expect((await payments.start(nonsense, aVisitor(), start)).code).toBe('ORDER_NOT_FOUND');
  });

  test('when the fifty minutes are over, or the order is cancelled', async () => {
    const { order, visitor, pay } = await booked();
    desk.at(addMinutes(start, 50));
    expect((await pay()).code).toBe('PAYMENT_WINDOW_OVER');
    desk.at(start);
    await desk.orders.cancel({ orderId: order.id, idempotencyKey: randomUUID() }, visitor, start);
    expect((await pay()).code).toBe('ORDER_CLOSED');
  });

  test('with a key that was used for another order', async () => {
    const visitor = aVisitor();
    const [one, other] = [
      await desk.book(desk.offer(), {}, visitor),
      await desk.book(desk.offer(), {}, visitor),
    ];
    const idempotencyKey = randomUUID();
    const pay = (orderId: string) =>
      payments.start({ orderId, idempotencyKey, locale: 'en' }, visitor, start);
    expect((await pay(one.id)).code).toBeNull();
    expect((await pay(other.id)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a provider', () => {
  test('that does not answer charges nothing, and the same attempt is made when it is back', async () => {
    const { pay } = await booked();
    const down = vi.spyOn(till.provider, 'createPayment');
    down.mockRejectedValueOnce(new PaymentProviderError('UNAVAILABLE'));
    const key = randomUUID();
    const first = await pay(key);
    expect(first).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      payment: { state: 'CREATED', hostedPageUrl: null },
    });
    const second = await pay(key);
    expect(second).toMatchObject({ code: null, payment: { id: first.payment?.id } });
    expect(second.payment?.hostedPageUrl).toContain('/pay/');
  });

  test('that refuses for good ends the attempt; the next one is new', async () => {
    const { pay } = await booked();
    vi.spyOn(till.provider, 'createPayment').mockRejectedValueOnce(
      new PaymentProviderError('REJECTED'),
    );
    const first = await pay();
    expect(first).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      payment: { state: 'FAILED', failure: 'PROVIDER_ERROR' },
    });
    const second = await pay();
    expect(second.code).toBeNull();
    expect(second.payment?.id).not.toBe(first.payment?.id);
  });
});
