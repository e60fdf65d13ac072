import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { ReceiptPayment } from '#gateway/modules/orders/documents/receipt-of-order.ts';
import type {
  OrderEventSource,
  OrderFactSource,
} from '#gateway/modules/orders/order-dependencies.ts';
import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { Payment } from './payment.model.ts';
import { paymentsOf } from './payments.repository.ts';

/** How long a bank may take to answer before its traveller may cancel all the same. */
const BANK_MINUTES = 10;

/** An attempt at an instant: past its time it is EXPIRED, whether or not a job has recorded it. */
export const paymentAt = (payment: Payment, now: Date): Payment =>
  isOpen(payment) && isExpired(payment.expiresAt, now)
    ? { ...payment, state: 'EXPIRED', settledAt: payment.expiresAt }
    : payment;

/** Whether an attempt may still be paid, as far as it is known here. */
export const isOpen = ({ state }: Payment): boolean => state === 'CREATED' || state === 'PENDING';

/** Whether money came, kept or not. */
export const bringsMoney = ({ state }: Payment): boolean =>
  state === 'SUCCEEDED' || state === 'MISMATCHED';

/** The attempt whose money the airline keeps; null when there is none. */
export const keptPayment = (payments: readonly Payment[]): Payment | null =>
  payments.find(({ state, returned }) => state === 'SUCCEEDED' && !returned) ?? null;

const isAtTheBank = ({ providerStatus, providerStatusAt }: Payment, now: Date): boolean =>
  providerStatus === 'PENDING' &&
  providerStatusAt !== null &&
  now < addMinutes(providerStatusAt, BANK_MINUTES);

/**
 * What has been paid or is being paid for an order. A provider's page that was merely opened is not
 * a payment under way: a traveller who left it may cancel. One is under way from when the traveller
 * has sent the card off until the bank answers, ten minutes at most. Money that turns up after a
 * cancellation goes back.
 */
export function statusOf(payments: readonly Payment[], now: Date): OrderFacts['payment'] {
  if (keptPayment(payments)) return 'CAPTURED';
  const open = payments.map((payment) => paymentAt(payment, now)).filter(isOpen);
  return open.some((payment) => isAtTheBank(payment, now)) ? 'IN_PROGRESS' : 'NONE';
}

/** The same of anything that is paid for, asked of the database. */
export const paymentStatus = async (
  db: Database,
  payableId: string,
  now: Date,
): Promise<OrderFacts['payment']> => statusOf(await paymentsOf(db, payableId, AIRLINE, now), now);

/** The attempts to pay an order that was read, as they are stored; the latest first. */
export const paymentsOfRead = perOrderCache((db, { id }, now) => paymentsOf(db, id, AIRLINE, now));

/** What has been paid for an order, asked by the orders. */
export const paymentFacts: OrderFactSource = async (db, order, now) => ({
  payment: statusOf(await paymentsOfRead(db, order, now), now),
});

/**
 * How an order was paid, as its receipt says it; null when it was not. The instant is that of the
 * airline's books.
 */
export async function paymentOfReceipt(
  db: Database,
  orderId: string,
): Promise<ReceiptPayment | null> {
  const kept = keptPayment(await paymentsOf(db, orderId, AIRLINE, new Date(0)));
  return (
    kept && {
      amount: kept.amount,
      points: kept.points,
      paidAt: kept.settledAt ?? kept.createdAt,
      card: kept.card,
      reference: kept.providerReference ?? kept.id,
    }
  );
}

/** The attempts to pay an order, for its history. */
export const paymentEvents: OrderEventSource = async (db, order, _viewer, now) =>
  (await paymentsOfRead(db, order, now))
    .map((payment) => paymentAt(payment, now))
    .map(({ id, state, amount, captured, points, failure, returned, settledAt, createdAt }) => ({
      __typename: 'OrderPaymentMade' as const,
      at: returned?.settledAt ?? settledAt ?? createdAt,
      paymentId: globalId('Payment', id),
      paymentState: state,
      refunded: Boolean(returned?.settledAt),
      amount,
      captured,
      points,
      failure,
    }))
    .toReversed();
