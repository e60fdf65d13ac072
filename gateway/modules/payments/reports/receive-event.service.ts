import { inTransaction } from '#gateway/database/transaction.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import { recordReturn } from '#gateway/modules/payments/returns/return-payment.service.ts';
import type { WebhookRefusal } from '#gateway/ports/payment-provider/payment-provider.ts';
import { keepEvent } from './payment-moves.repository.ts';
import { recordPayment } from './record-payment.service.ts';

/**
 * What became of a report of the provider. Only RECORDED is acknowledged; it may have been recorded
 * before.
 */
export type Reception = 'RECORDED' | 'UNKNOWN_PAYMENT' | WebhookRefusal;

/**
 * Takes a report of the provider, signature first. A copy of it changes nothing, nor does one that
 * comes late.
 * @param now by the gateway's clock
 * @param realNow by the machine's: signatures are made in real time
 */
export async function receiveEvent(
  sources: PaymentDependencies,
  rawBody: string,
  headers: Headers,
  { now, realNow }: { readonly now: Date; readonly realNow: Date },
): Promise<Reception> {
  const verified = sources.provider.verifyWebhook(rawBody, headers, realNow);
  if (!verified.ok) return verified.code;
  const { eventId, type, payment, refund } = verified.event;
  return inTransaction(sources.db, async (trx) => {
    if (!(await recordPayment(trx, sources, payment, now))) return 'UNKNOWN_PAYMENT';
    const event = { eventId, type, paymentId: payment.attemptId, receivedAt: now };
    if ((await keepEvent(trx, event)) && refund) await recordReturn(trx, sources, refund);
    return 'RECORDED';
  });
}
