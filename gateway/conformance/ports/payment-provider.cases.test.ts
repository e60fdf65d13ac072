import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import type {
  PaymentProvider,
  ProviderPayment,
} from '#gateway/ports/payment-provider/payment-provider.ts';
import {
  aPayment,
  startTestSandbox,
  temporaryDirectory,
} from '#gateway/simulated/payment-provider/sandbox.test-support.ts';
import { observeProvider, PAYMENT_PROVIDER_CASES } from './payment-provider.cases.ts';
import { runCases } from './port-case.ts';

const directory = temporaryDirectory();
const sandbox = await startTestSandbox(directory.path);
const { provider } = sandbox;
afterAll(async () => {
  await sandbox.stop();
  directory.remove();
});

const SITE = 'http://localhost:3000';
let paid = '';
beforeAll(async () => {
  const { providerReference } = await provider.createPayment(aPayment(SITE));
  await sandbox.control('POST', `/payments/${providerReference}/outcome`, { outcome: 'APPROVED' });
  paid = providerReference;
});

const resultsOf = async (one: PaymentProvider, references: readonly string[]) =>
  runCases(PAYMENT_PROVIDER_CASES, await observeProvider(one, references, new Date(), SITE));
const brokenOf = async (changed: Partial<PaymentProvider>) =>
  (await resultsOf({ ...provider, ...changed }, [paid]))
    .filter(({ outcome }) => outcome === 'BROKEN')
    .map(({ name }) => name);

test('the sandbox keeps every guarantee, and shows each where a paid payment is named', async () => {
  const outcomes = async (references: readonly string[]) =>
    (await resultsOf(provider, references)).map(({ outcome }) => outcome);
  expect(await outcomes([paid])).toEqual(PAYMENT_PROVIDER_CASES.map(() => 'HOLDS'));
  expect(await outcomes([])).toContain('NOT_SHOWN');
});

const saying = (change: (said: ProviderPayment) => Partial<ProviderPayment>) => ({
  queryPayment: async (reference: string) => {
    const said = await provider.queryPayment(reference);
    return { ...said, ...change(said) };
  },
});
let made = 0;

test.each<[string, Partial<PaymentProvider>]>([
  [
    'a payment begins with a page of the provider, over https or on this machine',
    {
      createPayment: async (asked) => ({
        ...(await provider.createPayment(asked)),
        hostedPageUrl: 'http://pay.example/page',
      }),
    },
  ],
  [
    'the same key makes one payment',
    {
      createPayment(asked) {
        made += 1;
        return provider.createPayment({ ...asked, idempotencyKey: `key-of-the-fault-${made}` });
      },
    },
  ],
  [
    'the same key with another content is CONFLICT',
    {
      createPayment: (asked) =>
        provider.createPayment({ ...asked, amount: { ...asked.amount, amount: 100_00 } }),
    },
  ],
  [
    'a payment that no one has paid has the amount and the attempt that were sent, and no money',
    saying(({ amount }) => ({ captured: amount })),
  ],
  [
    'of a payment without money nothing goes back',
    {
      refundPayment: (asked) =>
        provider.refundPayment({ ...asked, providerReference: paid }).catch(() => {
          throw new PaymentProviderError('UNAVAILABLE');
        }),
    },
  ],
  [
    'what it does not know is NOT_FOUND',
    {
      queryRefund: (id) =>
        provider.queryRefund(id).catch(() => {
          throw new PaymentProviderError('UNAVAILABLE');
        }),
    },
  ],
  [
    'a report without a signature is not believed',
    {
      verifyWebhook: () =>
        ({ ok: true, event: null }) as unknown as ReturnType<PaymentProvider['verifyWebhook']>,
    },
  ],
  ['a paid payment says when, how, and how much came', saying(() => ({ paidAt: null }))],
  [
    'the same refund goes back once',
    {
      async refundPayment(asked) {
        const again = { ...asked, refundId: `again-${asked.refundId}` };
        await provider.refundPayment(again).catch(() => null);
        return provider.refundPayment(asked);
      },
    },
  ],
  [
    'a refund is found by our id',
    {
      queryRefund: async (id) => ({ ...(await provider.queryRefund(id)), refundId: 'its own' }),
    },
  ],
  [
    'more than came does not go back',
    {
      refundPayment: (asked) =>
        provider.refundPayment(asked).catch(() => ({ ...asked, status: 'PENDING' as const })),
    },
  ],
])('a seeded fault is named: %s', async (name, changed) => {
  expect(await brokenOf(changed)).toContain(name);
});
