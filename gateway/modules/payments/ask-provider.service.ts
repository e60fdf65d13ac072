import { inTransaction } from '#gateway/database/transaction.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import type { Payment } from './payment.model.ts';
import { noteAsked } from './payment-moves.repository.ts';
import type { PaymentSources } from './payment-sources.ts';
import { recordPayment } from './record-payment.service.ts';

/**
 * Asks the provider what became of an attempt and writes the answer down. An attempt that the provider has never heard
 * of, or whose page nobody was sent to, cannot have been paid.
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
