import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { PayableKey, Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import {
  bringsMoney,
  isOpen,
  keptPayment,
  paymentAt,
} from '#gateway/modules/payments/payment-status.ts';
import { paymentsOf } from '#gateway/modules/payments/payments.repository.ts';
import type { PaymentOutcome } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { queryProvider } from './query-provider.service.ts';

const isOpenThere = ({ providerStatus }: Payment): boolean =>
  providerStatus === 'CREATED' || providerStatus === 'PENDING';

/** What is known about a payment. @param answered whether the provider was there to ask */
export function outcomeOf(
  payable: Pick<Payable, 'ticketed'>,
  payments: readonly Payment[],
  answered: boolean,
  now: Date,
): PaymentOutcome {
  if (payable.ticketed) return 'TICKETED';
  if (keptPayment(payments)) return 'PAID';
  if (payments.some(({ state }) => state === 'SUCCEEDED')) return 'REFUNDED';
  if (payments[0]?.state === 'MISMATCHED') return 'REFUNDED';
  if (!answered) return 'UNKNOWN';
  const open = payments.map((payment) => paymentAt(payment, now)).filter(isOpen);
  return open.some(({ hostedPageUrl }) => hostedPageUrl !== null) ? 'PENDING' : 'NOT_PAID';
}

/**
 * "Already paid": asks the provider about the latest attempt and about all that it has not ended,
 * and acts on the answers as on its reports.
 * @param ask how an attempt is asked about
 * @returns null when there is nothing of that id for this actor
 */
export async function confirmPayment(
  sources: PaymentDependencies,
  ask: typeof queryProvider,
  { kind, id }: PayableKey,
  actor: Actor,
  now: Date,
): Promise<PaymentOutcome | null> {
  const { db, payables } = sources;
  if (!(await payables[kind].find(id, actor, now))) return null;
  const attempts = await paymentsOf(db, id, actor, now);
  let answered = true;
  for (const [index, payment] of attempts.entries())
    if (!bringsMoney(payment) && (index === 0 || isOpenThere(payment)))
      answered = (await ask(sources, payment, now)) && answered;
  const payable = await payables[kind].find(id, actor, now);
  return payable && outcomeOf(payable, await paymentsOf(db, id, actor, now), answered, now);
}
