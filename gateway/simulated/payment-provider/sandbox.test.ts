import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  aPayment,
  clientOf,
  startShop,
  startTestSandbox,
  temporaryDirectory,
} from './sandbox.test-support.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;
type Sandbox = Awaited<ReturnType<typeof startTestSandbox>>;

const directory = temporaryDirectory();
let shop: Shop;
let sandbox: Sandbox;

beforeAll(async () => {
  shop = await startShop();
  sandbox = await startTestSandbox(directory.path);
});
afterEach(async () => {
  shop.answer = () => 200;
  await sandbox.control('PUT', '/deliveries', {});
  shop.received.length = 0;
});
afterAll(async () => {
  await sandbox.stop();
  shop.stop();
  directory.remove();
});

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof PaymentProviderError ? error.code : String(error)),
  );

const settle = (reference: string, outcome: string) =>
  sandbox.control('POST', `/payments/${reference}/outcome`, { outcome });

const eventsAbout = (reference: string) =>
  shop.received
    .map(({ rawBody, headers }) => sandbox.provider.verifyWebhook(rawBody, headers, new Date()))
    .flatMap((checked) => (checked.ok ? [checked.event] : []))
    .filter(({ payment }) => payment.providerReference === reference);

const until = (condition: () => boolean) => eventually(() => expect(condition()).toBe(true));

async function paid() {
  const { providerReference } = await sandbox.provider.createPayment(aPayment(shop.url));
  await settle(providerReference, 'APPROVED');
  return providerReference;
}

describe('a payment at the provider', () => {
  it('is created once, however often it is asked for with the same key', async () => {
    const wish = aPayment(shop.url);
    const first = await sandbox.provider.createPayment(wish);
    const later = { ...wish, expiresAt: new Date(wish.expiresAt.getTime() - 2000) };
    expect(await sandbox.provider.createPayment(later)).toEqual(first);
  });

  it('is refused when its key was used for another amount', async () => {
    const wish = aPayment(shop.url);
    await sandbox.provider.createPayment(wish);
    const other = { ...wish, amount: { ...wish.amount, amount: 1 } };
    expect(await codeOf(sandbox.provider.createPayment(other))).toBe('CONFLICT');
  });

  it('has captured nothing until it has succeeded', async () => {
    const { providerReference } = await sandbox.provider.createPayment(aPayment(shop.url));
    expect(await sandbox.provider.queryPayment(providerReference)).toMatchObject({
      status: 'CREATED',
      captured: { amount: 0 },
      paidAt: null,
    });
    await settle(providerReference, 'APPROVED');
    expect(await sandbox.provider.queryPayment(providerReference)).toMatchObject({
      status: 'SUCCEEDED',
      captured: { amount: 234_000, currency: 'CNY' },
      card: { scheme: 'Visa', lastDigits: '4242' },
      paidAt: expect.any(Date),
    });
  });

  it('never moves on from an end', async () => {
    const reference = await paid();
    await settle(reference, 'DECLINED');
    expect((await sandbox.provider.queryPayment(reference)).status).toBe('SUCCEEDED');
  });

  it('takes no money past its time, and says so', async () => {
    const wish = aPayment(shop.url, { expiresAt: new Date(Date.now() - 1) });
    const { providerReference } = await sandbox.provider.createPayment(wish);
    expect((await sandbox.provider.queryPayment(providerReference)).status).toBe('EXPIRED');
    await settle(providerReference, 'APPROVED');
    expect((await sandbox.provider.queryPayment(providerReference)).captured.amount).toBe(0);
    await until(() => eventsAbout(providerReference)[0]?.type === 'payment.expired');
  });

  it('is unknown under another reference and closed to another secret', async () => {
    expect(await codeOf(sandbox.provider.queryPayment('pay_nobody'))).toBe('NOT_FOUND');
    const stranger = clientOf(sandbox.url, { apiSecret: 'guessed', webhookSecret: 'x' });
    expect(await codeOf(stranger.queryPayment('pay_nobody'))).toBe('UNAUTHORIZED');
  });
});

describe('a refund', () => {
  it('of a booking that a demonstration has made goes through, once for its id', async () => {
    const amount = { amount: 100, currency: 'CNY' as const };
    const wish = { providerReference: 'demo_1', refundId: 'of-a-demo', amount };
    const first = await sandbox.provider.refundPayment(wish);
    expect(first.status).toBe('SUCCEEDED');
    expect(await sandbox.provider.refundPayment(wish)).toEqual(first);
    const more = { ...wish, amount: { ...amount, amount: 200 } };
    expect(await codeOf(sandbox.provider.refundPayment(more))).toBe('CONFLICT');
  });

  it('is given once, however often it is asked for', async () => {
    const reference = await paid();
    const wish = {
      providerReference: reference,
      refundId: `r-${reference}`,
      amount: { amount: 100, currency: 'CNY' as const },
    };
    const first = await sandbox.provider.refundPayment(wish);
    expect(await sandbox.provider.refundPayment(wish)).toEqual(first);
    expect(await sandbox.provider.queryRefund(wish.refundId)).toEqual(first);
    expect((await sandbox.provider.queryPayment(reference)).refunded.amount).toBe(100);
  });

  it('never gives back more than was captured, also in parts', async () => {
    const providerReference = await paid();
    const part = (refundId: string, amount: number) =>
      sandbox.provider.refundPayment({
        providerReference,
        refundId: `${refundId}-${providerReference}`,
        amount: { amount, currency: 'CNY' },
      });
    await part('a', 134_000);
    expect(await codeOf(part('b', 100_001))).toBe('REFUND_EXCEEDS_CAPTURED');
    await part('c', 100_000);
    expect(await codeOf(part('d', 1))).toBe('REFUND_EXCEEDS_CAPTURED');
  });

  it('is refused while nothing was paid', async () => {
    const { providerReference } = await sandbox.provider.createPayment(aPayment(shop.url));
    const wish = {
      providerReference,
      refundId: 'early',
      amount: { amount: 1, currency: 'CNY' as const },
    };
    expect(await codeOf(sandbox.provider.refundPayment(wish))).toBe('NOT_CAPTURED');
  });
});

describe('webhooks', () => {
  it('are signed, and carry the state of the payment', async () => {
    const reference = await paid();
    await until(() => eventsAbout(reference).length === 2);
    const [pending, succeeded] = eventsAbout(reference).sort((a, b) =>
      a.type.localeCompare(b.type),
    );
    expect(pending).toMatchObject({ type: 'payment.pending', payment: { status: 'PENDING' } });
    expect(succeeded).toMatchObject({
      type: 'payment.succeeded',
      payment: { status: 'SUCCEEDED' },
    });
  });

  it('are refused when the body was changed on the way', async () => {
    const reference = await paid();
    await until(() => eventsAbout(reference).length === 2);
    const { rawBody, headers } = shop.received[0]!;
    const forged = rawBody.replace('234000', '1');
    expect(sandbox.provider.verifyWebhook(forged, headers, new Date())).toEqual({
      ok: false,
      code: 'SIGNATURE_INVALID',
    });
  });

  it('are repeated until the shop answers 2xx', async () => {
    let refusals = 3;
    shop.answer = () => (refusals-- > 0 ? 500 : 200);
    const reference = await paid();
    await until(() => eventsAbout(reference).length === 5);
    expect(new Set(eventsAbout(reference).map(({ eventId }) => eventId)).size).toBe(2);
  });

  it('come twice, late, in the wrong order or not at all on demand', async () => {
    await sandbox.control('PUT', '/deliveries', { copies: 2 });
    const twice = await paid();
    await until(() => eventsAbout(twice).length === 4);

    await sandbox.control('PUT', '/deliveries', { reorder: true });
    const reordered = await paid();
    await until(() => eventsAbout(reordered).length === 2);
    expect(eventsAbout(reordered).map(({ type }) => type)).toEqual([
      'payment.succeeded',
      'payment.pending',
    ]);

    await sandbox.control('PUT', '/deliveries', { drop: 2 });
    const lost = await paid();
    await sandbox.control('PUT', '/deliveries', { delayMilliseconds: 150 });
    const late = await paid();
    expect(eventsAbout(late)).toEqual([]);
    await until(() => eventsAbout(late).length === 2);
    expect(eventsAbout(lost)).toEqual([]);
  });
});
