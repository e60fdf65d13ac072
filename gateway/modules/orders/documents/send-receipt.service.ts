import { enqueue } from '#gateway/jobs/enqueue.ts';
import { markReceiptSent } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { capabilitiesOf } from '#gateway/modules/orders/read/order-facts.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { lockWholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { idempotent, type OrderRequest } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SendReceiptErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { resendProblem } from '#schema/rules/access/verification-code.ts';

/**
 * Leaves the receipt of an order to be sent to its contact once more; at most once in the time that
 * codes need too.
 * @returns why it is not sent; null when it is
 */
export async function sendReceipt(
  sources: OrderDependencies,
  request: OrderRequest,
  actor: Actor,
  now: Date,
): Promise<SendReceiptErrorCode | null> {
  const { code } = await idempotent<SendReceiptErrorCode, void>(
    sources.db,
    'sendReceipt',
    request,
    actor,
    async (trx) => {
      const order = await lockWholeOrder(trx, sources, request.orderId, actor, now);
      if (!order) throw new Refused<SendReceiptErrorCode>('ORDER_NOT_FOUND');
      const capabilities = await capabilitiesOf(order, { ...sources, db: trx }, now);
      if (!capabilities.some(({ action, allowed }) => action === 'RECEIPT' && allowed))
        throw new Refused<SendReceiptErrorCode>('RECEIPT_NOT_AVAILABLE');
      if (resendProblem(order.receiptSentAt, now))
        throw new Refused<SendReceiptErrorCode>('SENT_RECENTLY');
      await markReceiptSent(trx, order.id, now);
      await recordEvent(trx, order.id, 'RECEIPT_SENT', 'TRAVELLER', now);
      await enqueue(trx, 'send-receipt', { orderId: order.id });
    },
  );
  return code;
}
