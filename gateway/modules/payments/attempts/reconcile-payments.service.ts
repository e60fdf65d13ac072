import { DatabaseUnavailable } from '#gateway/database/faults.ts';
import { AIRLINE } from '#gateway/modules/orders/reader.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import {
  closeExpired,
  openAtProvider,
} from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { openReturns } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import { returnPayment } from '#gateway/modules/payments/returns/return-payment.service.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { askProvider } from './ask-provider.service.ts';

const AT_ONCE = 50;

/** Does it for each; one that fails does not stop the others, unless the provider is down. */
const forEach = async (
  ids: readonly string[],
  { log }: PaymentSources,
  work: (id: string) => Promise<boolean | undefined>,
): Promise<void> => {
  for (const id of ids) {
    try {
      if ((await work(id)) === false) return;
    } catch (fault) {
      if (fault instanceof DatabaseUnavailable) throw fault;
      log.fault(fault, 'a payment could not be brought up', { paymentId: id });
      if (fault instanceof PaymentProviderError && fault.retryable) return;
    }
  }
};

/**
 * Catches up on what was left open, by a crash, a lost report or an outage: records what has expired, asks the provider
 * about attempts without a final report, and about money that should have gone back. Stops where the
 * provider does not answer; the next round goes on.
 * @returns how many attempts had run out
 */
export const reconcilePayments = async (sources: PaymentSources, now: Date): Promise<number> => {
  const { db } = sources;
  const expired = await closeExpired(db, now);
  await forEach(await openReturns(db, AT_ONCE), sources, async (id) => {
    await returnPayment(sources, id);
    return undefined;
  });
  await forEach(await openAtProvider(db, AT_ONCE), sources, async (id) => {
    const payment = await findPayment(db, id, AIRLINE, now);
    return payment ? askProvider(sources, payment, now) : undefined;
  });
  return expired;
};
