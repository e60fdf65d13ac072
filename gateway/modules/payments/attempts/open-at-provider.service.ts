import { inTransaction } from '#gateway/database/transaction.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import { keepHostedPage } from '#gateway/modules/payments/payments.repository.ts';
import { refusePayment } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';

/** The provider says that it will not do what was asked, now or later. */
const FOR_GOOD = new Set<string>(['REJECTED', 'CONFLICT']);

/**
 * Has the provider make its page for an attempt that has none yet. The attempt's id is the key, so
 * that asking again after a crash gives the same page: there is never a second one to pay at.
 * @returns false when there is no page; then the traveller was sent nowhere, and nothing was
 *   charged
 */
export async function openAtProvider(
  { db, provider, payables, webhookUrl, log }: PaymentDependencies,
  payment: Payment,
  { orderNumber }: Payable,
  now: Date,
): Promise<boolean> {
  const { id, amount, locale, expiresAt, payable } = payment;
  const kind = payables[payable.kind];
  try {
    const page = await provider.createPayment({
      attemptId: id,
      idempotencyKey: id,
      amount,
      orderNumber,
      description: await kind.description(payable.id, locale, now),
      locale,
      returnUrl: kind.returnUrl(payable.id, locale),
      webhookUrl,
      expiresAt,
    });
    await inTransaction(db, (trx) => keepHostedPage(trx, id, page, now));
    return true;
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    const say = fault.retryable ? log.warn : log.error;
    say({ paymentId: id, reason: fault.code }, 'the payment provider opened no page');
    if (FOR_GOOD.has(fault.code)) await refusePayment(db, id, now);
    return false;
  }
}
