import { globalId } from '#gateway/graphql/global-id.ts';
import type { Makings } from '#gateway/mocks/story/orders/place-order.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { PayableKey } from '#gateway/modules/payments/payable-key.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { isOpen, paymentAt } from '#gateway/modules/payments/payment-standing.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { isZeroMoney, type Money, subtractMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';

/** What an attempt is for; `orderId` is the flight order that it is, or belongs to. */
type Due = {
  readonly payable: PayableKey;
  readonly orderId: string;
  readonly amount: Money;
  readonly points: number;
  readonly dueAt: Date;
};

/** An attempt that waits for its traveller on a page that nothing serves. */
export const openAttempt = (
  { payable, orderId, amount: due, points, dueAt }: Due,
  { ids }: Pick<Makings, 'ids'>,
  locale: Locale,
  now: Date,
): Payment => {
  const id = ids.uuid(now);
  const amount = subtractMoney(due, pointsValue(points));
  const isWhole = isZeroMoney(amount);
  return {
    id,
    orderId,
    payable,
    state: 'PENDING',
    amount,
    captured: null,
    locale,
    points,
    pointsOf: points > 0 ? TRAVELLER.memberId : null,
    providerReference: `mock-${id}`,
    providerStatus: 'CREATED',
    providerStatusAt: now,
    hostedPageUrl: isWhole ? null : `https://pay.example.com/${globalId('Payment', id)}`,
    failure: null,
    card: null,
    createdAt: now,
    expiresAt: dueAt,
    settledAt: null,
    returned: null,
  };
};

/** The attempt of several that may still be paid. */
export const openOf = (payments: readonly Payment[], now: Date): Payment | null =>
  payments.find((one) => isOpen(paymentAt(one, now))) ?? null;

/** The same once its money has come. */
export const paid = (payment: Payment, now: Date): Payment => ({
  ...payment,
  state: 'SUCCEEDED',
  captured: payment.amount,
  providerStatus: 'SUCCEEDED',
  providerStatusAt: now,
  settledAt: now,
  card: { scheme: 'Visa', lastDigits: '4242' },
});
