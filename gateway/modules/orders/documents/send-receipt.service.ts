import { IdempotencyKeyReused } from '#gateway/database/faults.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { OrderSources } from '#gateway/modules/orders/order-sources.ts';
import { capabilitiesOf } from '#gateway/modules/orders/read/order-facts.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { wholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { lockOrder, markReceiptSent } from '#gateway/modules/orders/read/orders.repository.ts';
import { rememberAnswer } from '#gateway/requests/idempotency.ts';
import { type OrderRequest, rememberedRequest } from '#gateway/requests/remembered-request.ts';
import type { SendReceiptErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { resendProblem } from '#schema/rules/access/verification-code.ts';

/** Thrown to roll back what was begun. */
class ReceiptRefused extends Error {
  override readonly name = 'ReceiptRefused';
  readonly code: SendReceiptErrorCode;

  constructor(code: SendReceiptErrorCode) {
    super(`receipt refused: ${code}`);
    this.code = code;
  }
}

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
      rememberAnswer(trx, rememberedRequest('sendReceipt', request, actor), async () => {
        const record = await lockOrder(trx, request.orderId, actor, now);
        if (!record) throw new ReceiptRefused('ORDER_NOT_FOUND');
        const order = await wholeOrder(trx, record, actor, now);
        const capabilities = await capabilitiesOf(order, { ...sources, db: trx }, now);
        if (!capabilities.some(({ action, allowed }) => action === 'RECEIPT' && allowed))
          throw new ReceiptRefused('RECEIPT_NOT_AVAILABLE');
        if (resendProblem(record.receiptSentAt, now)) throw new ReceiptRefused('TOO_SOON');
        await markReceiptSent(trx, order.id, now);
        await recordEvent(trx, order.id, 'RECEIPT_SENT', 'TRAVELLER', now);
        await enqueue(trx, 'send-receipt', { orderId: order.id });
      }),
    );
    return null;
  } catch (fault) {
    if (fault instanceof ReceiptRefused || fault instanceof IdempotencyKeyReused) return fault.code;
    throw fault;
  }
};
