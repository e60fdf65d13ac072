import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import {
  bringsMoney,
  isOpen,
  keptPayment,
  paymentAt,
} from '#gateway/modules/payments/payment-standing.ts';
import { paymentsOf } from '#gateway/modules/payments/payments.repository.ts';
import type { PaymentOutcome } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { askProvider } from './ask-provider.service.ts';

const isOpenThere = ({ providerStatus }: Payment): boolean =>
  providerStatus === 'CREATED' || providerStatus === 'PENDING';

/** What is known about the payment of an order. @param answered whether the provider was there to ask */
export const outcomeOf = (
  order: Pick<Order, 'ticketedAt'>,
  payments: readonly Payment[],
  answered: boolean,
  now: Date,
): PaymentOutcome => {
  if (order.ticketedAt) return 'TICKETED';
  if (keptPayment(payments)) return 'PAID';
  if (payments.some(({ state }) => state === 'SUCCEEDED')) return 'REFUNDED';
  if (payments[0]?.state === 'MISMATCHED') return 'REFUNDED';
  if (!answered) return 'UNKNOWN';
  const open = payments.map((payment) => paymentAt(payment, now)).filter(isOpen);
  return open.some(({ hostedPageUrl }) => hostedPageUrl !== null) ? 'PENDING' : 'NOT_PAID';
};

/**
 * "Already paid": asks the provider about the latest attempt and about all that it has not ended, and acts on the answers
 * as on its reports.
 * @param ask how an attempt is asked about
 * @returns null when there is no such order for this actor
 */
export const confirmPayment = async (
  sources: PaymentSources,
  ask: typeof askProvider,
  orderId: string,
  actor: Actor,
  now: Date,
): Promise<PaymentOutcome | null> => {
  const { db, orders } = sources;
  if (!(await orders.find({ id: orderId }, actor, now))) return null;
  const attempts = await paymentsOf(db, orderId, actor, now);
  let answered = true;
  for (const [index, payment] of attempts.entries())
    if (!bringsMoney(payment) && (index === 0 || isOpenThere(payment)))
      answered = (await ask(sources, payment, now)) && answered;
  const order = await orders.find({ id: orderId }, actor, now);
  return order && outcomeOf(order, await paymentsOf(db, orderId, actor, now), answered, now);
};
