import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import {
  closeExpired,
  takeDueQuestions,
} from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { openReturns } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import { returnPayment } from '#gateway/modules/payments/returns/return-payment.service.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { queryProvider } from './query-provider.service.ts';

/**
 * Questions to the provider at once: fewer than the connections that a gateway has to its database.
 */
const AT_ONCE = 6;

/**
 * Does it for each, a few at once. One that fails does not keep the others waiting, unless the
 * provider does not answer any more: `work` says so with false, or throws what may succeed later.
 * @returns false when it stopped there
 */
async function processDue(
  ids: readonly string[],
  { log }: Pick<PaymentDependencies, 'log'>,
  work: (id: string) => Promise<boolean>,
): Promise<boolean> {
  const left = ids.values();
  let answered = true;
  const workOne = async (id: string): Promise<boolean> => {
    try {
      return await work(id);
    } catch (fault) {
      if (fault instanceof DatabaseUnavailable) throw fault;
      log.fault(fault, 'a payment could not be brought up', { paymentId: id });
      return !(fault instanceof PaymentProviderError && fault.retryable);
    }
  };
  const workOn = async () => {
    for (const id of left) {
      if (!answered) return;
      if (!(await workOne(id))) answered = false;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, workOn));
  return answered;
}

/**
 * How much is taken in hand at a time, and how long a round goes on taking more: the next one
 * begins each minute.
 */
const BATCH = 100;
const ROUND_MILLISECONDS = 40_000;

/**
 * Catches up on what was left open, by a crash, a lost report or an outage: records what has
 * expired, asks the provider about attempts without a final report, and about money that should
 * have gone back. Stops where the provider does not answer; the next round goes on.
 * @returns how many attempts had run out
 */
export async function reconcilePayments(sources: PaymentDependencies, now: Date): Promise<number> {
  const { db } = sources;
  const expired = await closeExpired(db, now);
  await processDue(await openReturns(db, BATCH), sources, async (id) => {
    await returnPayment(sources, id);
    return true;
  });
  const began = performance.now();
  for (;;) {
    const due = await takeDueQuestions(db, now, BATCH);
    const answered = await processDue(due, sources, async (id) => {
      const payment = await findPayment(db, id, AIRLINE, now);
      return payment === null || queryProvider(sources, payment, now);
    });
    if (!answered || due.length < BATCH || performance.now() - began > ROUND_MILLISECONDS) break;
  }
  return expired;
}
