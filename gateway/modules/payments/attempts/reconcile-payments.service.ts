import { AIRLINE } from '#gateway/modules/orders/reader.ts';
import { takeDueQuestions } from '#gateway/modules/payments/due-questions.repository.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import { closeExpired } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { openReturns } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import { returnPayment } from '#gateway/modules/payments/returns/return-payment.service.ts';
import { workThrough } from '#gateway/modules/payments/work-through.ts';
import { askProvider } from './ask-provider.service.ts';

/** How much is taken in hand at a time, and how long a round goes on taking more: the next one begins each minute. */
const BATCH = 100;
const ROUND_MILLISECONDS = 40_000;

/**
 * Brings up what was left open, by a crash, a lost report or an outage: writes down what has run out, asks the provider
 * about attempts that it has not ended, as far as we heard, and about money that should have gone back. Stops where the
 * provider does not answer; the next round goes on.
 * @returns how many attempts had run out
 */
export const reconcilePayments = async (sources: PaymentSources, now: Date): Promise<number> => {
  const { db } = sources;
  const expired = await closeExpired(db, now);
  await workThrough(await openReturns(db, BATCH), sources, async (id) => {
    await returnPayment(sources, id);
    return true;
  });
  const began = performance.now();
  for (;;) {
    const due = await takeDueQuestions(db, now, BATCH);
    const answered = await workThrough(due, sources, async (id) => {
      const payment = await findPayment(db, id, AIRLINE, now);
      return payment === null || askProvider(sources, payment, now);
    });
    if (!answered || due.length < BATCH || performance.now() - began > ROUND_MILLISECONDS) break;
  }
  return expired;
};
