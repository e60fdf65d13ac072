import { inTransaction } from '#gateway/database/transaction.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { noteAsked } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { recordPayment } from '#gateway/modules/payments/reports/record-payment.service.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';

/**
 * Asks the provider what became of an attempt and records the answer. An attempt that the provider has never heard
 * of, or whose page was never opened, cannot have been paid.
 * @returns whether it is known now; false while the provider does not answer
 */
export const askProvider = async (
  sources: PaymentSources,
  { id, providerReference }: Payment,
  now: Date,
): Promise<boolean> => {
  const { db, provider, log } = sources;
  if (providerReference === null) return true;
  await noteAsked(db, id, now);
  try {
    const report = await provider.queryPayment(providerReference);
    await inTransaction(db, (trx) => recordPayment(trx, sources, report, now));
    return true;
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    log.warn({ paymentId: id, reason: fault.code }, 'the payment provider gave no answer');
    return fault.code === 'NOT_FOUND';
  }
};
