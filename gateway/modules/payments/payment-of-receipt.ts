import type { Database } from '#gateway/database/database.ts';
import type { ReceiptPayment } from '#gateway/modules/orders/documents/receipt-of-order.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { keptPayment } from './payment-status.ts';
import { paymentsOf } from './payments.repository.ts';

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
