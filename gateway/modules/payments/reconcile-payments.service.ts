import { AIRLINE } from '../orders/reader.ts';
import { askProvider } from './ask-provider.service.ts';
import { closeExpired, openAtProvider } from './payment-moves.repository.ts';
import { openReturns } from './payment-returns.repository.ts';
import type { PaymentSources } from './payment-sources.ts';
import { findPayment } from './payments.repository.ts';
import { returnPayment } from './return-payment.service.ts';

const AT_ONCE = 50;

/**
 * Brings up what was left open, by a crash, a lost report or an outage: writes down what has run out, asks the provider
 * about attempts that it has not ended, as far as we heard, and about money that should have gone back. Stops where the
 * provider does not answer; the next round goes on.
 * @returns how many attempts had run out
 */
export const reconcilePayments = async (sources: PaymentSources, now: Date): Promise<number> => {
  const { db } = sources;
  const expired = await closeExpired(db, now);
  for (const id of await openReturns(db, AT_ONCE)) await returnPayment(sources, id);
  for (const id of await openAtProvider(db, AT_ONCE)) {
    const payment = await findPayment(db, id, AIRLINE, now);
    if (payment && !(await askProvider(sources, payment, now))) break;
  }
  return expired;
};
