import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import { isOpen, paymentAt } from '#gateway/modules/payments/payment-status.ts';
import { findPayment, paymentsOf } from '#gateway/modules/payments/payments.repository.ts';
import type { StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { isZeroMoney } from '#schema/rules/base/money.ts';
import { beginPayment } from './begin-payment.service.ts';
import { openAtProvider } from './open-at-provider.service.ts';
import { queryProvider } from './query-provider.service.ts';

/** The attempt, and what stood in the way. */
export type StartedPayment = {
  readonly payment: Payment | null;
  readonly code: StartPaymentErrorCode | null;
};

/**
 * Whether it was found paid at the provider: what points pay in full is paid by the request itself.
 */
const isPaidBefore = ({ state, amount }: Payment): boolean =>
  state === 'SUCCEEDED' && !isZeroMoney(amount);

/**
 * Begins an attempt to pay at the provider's page, or gives back the one that is open: the intent
 * is committed, the provider called outside any transaction, its answer committed. An open attempt
 * is checked with the provider first, so that "pay again" of what was paid meanwhile finds it paid.
 */
export async function startPayment(
  sources: PaymentDependencies,
  request: PaymentRequest,
  actor: Actor,
  now: Date,
): Promise<StartedPayment> {
  const { db, payables } = sources;
  const earlier = await paymentsOf(db, request.orderId, actor, now);
  for (const payment of earlier.filter(isOpen)) await queryProvider(sources, payment, now);

  const obstacle = await payables[request.kind ?? 'ORDER'].obstacle?.(request.orderId, actor, now);
  if (obstacle) return { payment: null, code: obstacle };
  const { paymentId, code } = await beginPayment(sources, request, actor, now);
  const begun = paymentId && (await findPayment(db, paymentId, actor, now));
  const payable = await payables[request.kind ?? 'ORDER'].find(request.orderId, actor, now);
  if (!begun || !payable) return { payment: null, code: code ?? 'ORDER_NOT_FOUND' };

  const needsPage = isOpen(paymentAt(begun, now)) && begun.hostedPageUrl === null;
  const opened = !needsPage || (await openAtProvider(sources, begun, payable, now));
  const payment = paymentAt((await findPayment(db, begun.id, actor, now)) ?? begun, now);
  if (!opened) return { payment, code: 'PROVIDER_UNAVAILABLE' };
  return { payment, code: isPaidBefore(payment) ? 'ALREADY_PAID' : null };
}
