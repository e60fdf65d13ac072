import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { OrderSources } from '#gateway/modules/orders/order-sources.ts';
import { capabilitiesOf } from '#gateway/modules/orders/read/order-facts.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { wholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { lockOrder, markReceiptSent } from '#gateway/modules/orders/read/orders.repository.ts';
import { type OrderRequest, once } from '#gateway/requests/once.ts';
import { Refused, refusalIn } from '#gateway/requests/refused.ts';
import type { SendReceiptErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { resendProblem } from '#schema/rules/access/verification-code.ts';

/**
 * Leaves the receipt of an order to be sent to its contact once more; at most once in the time that codes need too.
 * @returns why it is not sent; null when it is
 */
export const sendReceipt = async (
  sources: OrderSources,
  request: OrderRequest,
  actor: Actor,
  now: Date,
): Promise<SendReceiptErrorCode | null> => {
  try {
    await inTransaction(sources.db, (trx) =>
      once(trx, 'sendReceipt', request, actor, async () => {
        const record = await lockOrder(trx, request.orderId, actor, now);
        if (!record) throw new Refused<SendReceiptErrorCode>('ORDER_NOT_FOUND');
        const order = await wholeOrder(trx, record, actor, now);
        const capabilities = await capabilitiesOf(order, { ...sources, db: trx }, now);
        if (!capabilities.some(({ action, allowed }) => action === 'RECEIPT' && allowed))
          throw new Refused<SendReceiptErrorCode>('RECEIPT_NOT_AVAILABLE');
        if (resendProblem(record.receiptSentAt, now))
          throw new Refused<SendReceiptErrorCode>('SENT_RECENTLY');
        await markReceiptSent(trx, order.id, now);
        await recordEvent(trx, order.id, 'RECEIPT_SENT', 'TRAVELLER', now);
        await enqueue(trx, 'send-receipt', { orderId: order.id });
      }),
    );
    return null;
  } catch (fault) {
    return refusalIn<SendReceiptErrorCode>(fault);
  }
};
