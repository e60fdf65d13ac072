import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { IssueOutcome } from '#gateway/modules/orders/issue/issue-order.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { findPayment, insertPayment } from '#gateway/modules/payments/payments.repository.ts';
import { movePayment } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/** What is paid: its amount, and the flight order that it belongs to. */
type Paid = Pick<Payment, 'orderId' | 'payable' | 'amount' | 'locale' | 'expiresAt'>;

/** An order's total. */
export const totalOfOrder = ({ id, total, locale, paymentDueAt }: Order): Paid => ({
  orderId: id,
  payable: { kind: 'ORDER', id },
  amount: total,
  locale,
  expiresAt: paymentDueAt,
});

/**
 * The record of something paid with a card, as a provider's report leaves it; no provider knows of
 * it.
 */
export async function aCardPayment(
  trx: DatabaseTransaction,
  paid: Paid,
  id: string,
  now: Date,
): Promise<void> {
  await insertPayment(trx, { ...paid, id, points: 0, pointsOf: null, createdAt: now });
  const payment = await findPayment(trx, id, AIRLINE, now);
  if (!payment) throw new Error('not begun');
  await movePayment(trx, payment, {
    state: 'SUCCEEDED',
    failure: null,
    settledAt: now,
    providerReference: `demo_${id}`,
    providerStatus: 'SUCCEEDED',
    providerStatusAt: now,
    captured: paid.amount,
    card: { scheme: 'Visa', lastDigits: '4242' },
  });
}

/** Settles an order as captured money does, with the lock that a payment takes. */
export async function settleAsPaid(
  trx: DatabaseTransaction,
  orders: Pick<OrderService, 'orderForPayment' | 'settlePaid'>,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<IssueOutcome> {
  const order = await orders.orderForPayment(trx, orderId, AIRLINE, now);
  if (!order) throw new Error('no such order');
  return orders.settlePaid(trx, order, paymentId, now);
}
