import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { findPayment, insertPayment } from '#gateway/modules/payments/payments.repository.ts';
import { movePayment } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** The record of an order's total paid with a card, as a provider's report leaves it; no provider knows of it. */
export const aCardPayment = async (
  trx: DatabaseTransaction,
  { id: orderId, total, locale, paymentDueAt }: Order,
  id: string,
  now: Date,
): Promise<void> => {
  const times = { createdAt: now, expiresAt: paymentDueAt };
  await insertPayment(trx, { id, orderId, amount: total, locale, ...times });
  const payment = await findPayment(trx, id, AIRLINE, now);
  if (!payment) throw new Error('not begun');
  await movePayment(trx, payment, {
    state: 'SUCCEEDED',
    failure: null,
    settledAt: now,
    providerReference: `demo_${id}`,
    providerStatus: 'SUCCEEDED',
    providerStatusAt: now,
    captured: total,
    card: { scheme: 'Visa', lastDigits: '4242' },
  });
};
