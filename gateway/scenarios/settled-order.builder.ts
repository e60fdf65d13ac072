import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Settlement } from '#gateway/modules/orders/settle/settle-order.service.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** Settles an order as captured money does, with the lock that a payment takes. */
export const settleAsPaid = async (
  trx: DatabaseTransaction,
  orders: Pick<OrderService, 'orderForPayment' | 'settlePaid'>,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<Settlement> => {
  const order = await orders.orderForPayment(trx, orderId, AIRLINE, now);
  if (!order) throw new Error('no such order');
  return orders.settlePaid(trx, order, paymentId, now);
};
