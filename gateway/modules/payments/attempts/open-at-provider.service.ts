import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { paymentDescription } from '#gateway/modules/payments/payment-request.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { keepHostedPage } from '#gateway/modules/payments/payments.repository.ts';
import { refusePayment } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';

/** The provider says that it will not do what was asked, now or later. */
const FOR_GOOD = new Set<string>(['REJECTED', 'CONFLICT']);

/**
 * Has the provider make its page for an attempt that has none yet. The attempt's id is the key, so that asking again after
 * a crash gives the same page: there is never a second one to pay at.
 * @returns false when there is no page; then the traveller was sent nowhere, and nothing was charged
 */
export const openAtProvider = async (
  { db, provider, addresses, webhookUrl, log }: PaymentSources,
  payment: Payment,
  order: Order,
  now: Date,
): Promise<boolean> => {
  const { id, amount, locale, expiresAt } = payment;
  try {
    const page = await provider.createPayment({
      attemptId: id,
      idempotencyKey: id,
      amount,
      orderNumber: order.number,
      description: paymentDescription(order.segments, locale),
      locale,
      returnUrl: addresses.paymentReturn(globalId('Order', order.id), locale),
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
};
