import { randomUUID } from 'node:crypto';
import type {
  CreatedPayment,
  CreatePayment,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
} from '#gateway/ports/payment-provider/payment-provider.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { PortCase } from './port-case.ts';
import { codeOf, type Outcome, timed } from './timed.ts';

/** The smallest part of a payment that was named, which goes back to show that it goes once. */
type Paid = {
  readonly before: Outcome<ProviderPayment>;
  readonly refund: Outcome<ProviderRefund>;
  readonly again: Outcome<ProviderRefund>;
  readonly queried: Outcome<ProviderRefund>;
  readonly after: Outcome<ProviderPayment>;
  readonly tooMuch: Outcome<ProviderRefund>;
};

/** What the payment provider said. */
export type ObservedProvider = {
  readonly asked: CreatePayment;
  readonly created: Outcome<CreatedPayment>;
  readonly again: Outcome<CreatedPayment>;
  readonly otherContent: Outcome<CreatedPayment>;
  readonly unpaid: Outcome<ProviderPayment>;
  readonly refundOfUnpaid: Outcome<ProviderRefund>;
  readonly unknownPayment: Outcome<ProviderPayment>;
  readonly unknownRefund: Outcome<ProviderRefund>;
  readonly unsigned: boolean;
  readonly paid: readonly Paid[];
  readonly slowestMilliseconds: number;
};

/** As long as the gateway waits for an answer. */
const LIMIT_MILLISECONDS = 5_000;
const SMALLEST = 1;

/**
 * Begins a payment that no one pays. Of payments that are named, and paid, one minor unit each goes
 * back.
 */
export async function observeProvider(
  provider: PaymentProvider,
  references: readonly string[],
  now: Date,
  siteUrl: string,
): Promise<ObservedProvider> {
  const { ask, slowest } = timed();
  const asked: CreatePayment = {
    attemptId: randomUUID(),
    idempotencyKey: randomUUID(),
    amount: { amount: 100_00, currency: BRAND.currency },
    orderNumber: `TEST${now.getTime()}`,
    description: ['A payment of the conformance kit, which is not paid'],
    locale: 'en',
    returnUrl: `${siteUrl}/payment-result`,
    webhookUrl: `${siteUrl}/webhooks/payments`,
    expiresAt: addMinutes(now, 50),
  };
  const created = await ask(() => provider.createPayment(asked));
  const again = await ask(() => provider.createPayment(asked));
  const amount = { ...asked.amount, amount: asked.amount.amount + 1 };
  const otherContent = await ask(() => provider.createPayment({ ...asked, amount }));
  const reference = created.answer?.providerReference ?? 'none';
  const back = (providerReference: string, minor: number, refundId: string) =>
    ask(() =>
      provider.refundPayment({
        providerReference,
        refundId,
        amount: { amount: minor, currency: BRAND.currency },
      }),
    );
  const paid: Paid[] = [];
  for (const one of references) {
    const refundId = randomUUID();
    const before = await ask(() => provider.queryPayment(one));
    paid.push({
      before,
      refund: await back(one, SMALLEST, refundId),
      again: await back(one, SMALLEST, refundId),
      queried: await ask(() => provider.queryRefund(refundId)),
      after: await ask(() => provider.queryPayment(one)),
      tooMuch: await back(one, (before.answer?.captured.amount ?? 0) + 1, randomUUID()),
    });
  }
  return {
    asked,
    created,
    again,
    otherContent,
    unpaid: await ask(() => provider.queryPayment(reference)),
    refundOfUnpaid: await back(reference, SMALLEST, randomUUID()),
    unknownPayment: await ask(() => provider.queryPayment(`unknown-${randomUUID()}`)),
    unknownRefund: await ask(() => provider.queryRefund(randomUUID())),
    unsigned: provider.verifyWebhook('{}', new Headers(), new Date()).ok,
    paid,
    slowestMilliseconds: slowest(),
  };
}

const refusedWith = (outcome: Outcome<unknown>, ...codes: readonly string[]): string[] =>
  codes.includes(codeOf(outcome)) ? [] : [`${codeOf(outcome)}, not ${codes.join(' or ')}`];

/** A case about payments that were named. */
const aboutPaid = (name: string, broken: (paid: Paid) => readonly string[]) => ({
  name,
  broken: ({ paid }: ObservedProvider) => (paid.length === 0 ? null : paid.flatMap(broken)),
});

/** What a payment provider guarantees (`payment-provider.ts`). */
export const PAYMENT_PROVIDER_CASES: readonly PortCase<ObservedProvider>[] = [
  {
    name: 'a call is answered in time',
    broken: ({ slowestMilliseconds }) =>
      slowestMilliseconds > LIMIT_MILLISECONDS ? [`${Math.round(slowestMilliseconds)} ms`] : [],
  },
  {
    name: 'a payment begins with a page of the provider, over https or on this machine',
    broken({ created }) {
      const page = created.answer?.hostedPageUrl ?? '';
      const url = URL.canParse(page) ? new URL(page) : null;
      const isSafe =
        url?.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '');
      return isSafe ? [] : [page || codeOf(created)];
    },
  },
  {
    name: 'the same key makes one payment',
    broken: ({ created, again }) =>
      created.answer && created.answer.providerReference === again.answer?.providerReference
        ? []
        : [`${created.answer?.providerReference}, then ${again.answer?.providerReference}`],
  },
  {
    name: 'the same key with another content is CONFLICT',
    broken: ({ otherContent }) => refusedWith(otherContent, 'CONFLICT'),
  },
  {
    name: 'a payment that no one has paid has the amount and the attempt that were sent, and no money',
    broken({ asked, unpaid: { answer, fault } }) {
      if (!answer) return [String(fault)];
      const { status, amount, captured, refunded, attemptId, paidAt, card } = answer;
      const isUnpaid =
        ['CREATED', 'PENDING'].includes(status) &&
        captured.amount === 0 &&
        refunded.amount === 0 &&
        paidAt === null &&
        card === null;
      const isSame =
        attemptId === asked.attemptId &&
        amount.amount === asked.amount.amount &&
        amount.currency === asked.amount.currency;
      return isUnpaid && isSame ? [] : [JSON.stringify(answer)];
    },
  },
  {
    name: 'of a payment without money nothing goes back',
    broken: ({ refundOfUnpaid }) =>
      refusedWith(refundOfUnpaid, 'NOT_CAPTURED', 'REFUND_EXCEEDS_CAPTURED'),
  },
  {
    name: 'what it does not know is NOT_FOUND',
    broken: ({ unknownPayment, unknownRefund }) => [
      ...refusedWith(unknownPayment, 'NOT_FOUND'),
      ...refusedWith(unknownRefund, 'NOT_FOUND'),
    ],
  },
  {
    name: 'a report without a signature is not believed',
    broken: ({ unsigned }) => (unsigned ? ['it was believed'] : []),
  },
  aboutPaid('a paid payment says when, how, and how much came', ({ before: { answer, fault } }) => {
    if (!answer) return [String(fault)];
    const { status, captured, amount, paidAt, card } = answer;
    const digits = /^\d{4}$/.test(card?.lastDigits ?? '');
    const isPaid = status === 'SUCCEEDED' && captured.amount === amount.amount && paidAt && digits;
    return isPaid ? [] : [JSON.stringify(answer)];
  }),
  aboutPaid('the same refund goes back once', ({ before, refund, again, after }) => {
    const moved = (after.answer?.refunded.amount ?? 0) - (before.answer?.refunded.amount ?? 0);
    if (!(refund.answer && again.answer)) return [codeOf(refund.answer ? again : refund)];
    return moved === SMALLEST || (moved === 0 && refund.answer.status === 'PENDING')
      ? []
      : [`${moved} went back`];
  }),
  aboutPaid('a refund is found by our id', ({ refund, queried }) =>
    refund.answer && queried.answer?.refundId === refund.answer.refundId ? [] : [codeOf(queried)],
  ),
  aboutPaid('more than came does not go back', ({ tooMuch }) =>
    refusedWith(tooMuch, 'REFUND_EXCEEDS_CAPTURED'),
  ),
];
