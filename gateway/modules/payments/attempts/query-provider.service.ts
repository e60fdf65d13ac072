import { inTransaction } from '#gateway/database/transaction.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import {
  closeUnknown,
  noteAsked,
} from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { recordPayment } from '#gateway/modules/payments/reports/record-payment.service.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { createRecentAnswers } from '#gateway/requests/recent-answers.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/** How long after its time an attempt that the provider does not know is still asked about. */
const UNKNOWN_MINUTES = 60;

/**
 * Asks the provider what became of an attempt and records the answer. An attempt that the provider
 * has never heard of, or whose page was never opened, cannot have been paid; an hour after its time
 * it is closed.
 * @returns whether it is known now; false while the provider does not answer
 */
export async function queryProvider(
  sources: PaymentDependencies,
  { id, providerReference, expiresAt }: Payment,
  now: Date,
): Promise<boolean> {
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
    if (fault.code !== 'NOT_FOUND') return false;
    if (isExpired(addMinutes(expiresAt, UNKNOWN_MINUTES), now)) await closeUnknown(db, id, now);
    return true;
  }
}

type Ask = typeof queryProvider;

const SHARED_MILLISECONDS = 2_000;

/**
 * Asks as `ask` does, but shares an answer of the last two seconds, also one that is still awaited:
 * travellers who press again and again, or have several tabs open, are one question to the
 * provider.
 */
export function createProviderStatusCache(ask: Ask): Ask {
  const recent = createRecentAnswers<boolean>({ milliseconds: SHARED_MILLISECONDS });
  return (sources, payment, now) =>
    payment.providerReference === null
      ? ask(sources, payment, now)
      : recent(payment.id, now, () => ask(sources, payment, now));
}
