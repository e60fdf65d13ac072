import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { leaveOrderMessage } from '#gateway/modules/orders/news/leave-order-message.ts';
import type { RefundNews } from '#gateway/ports/documents/email/email-data.ts';
import { toldRefund } from './told-refund.repository.ts';

/** The job that writes to the contact of the order. */
export const SEND_REFUND_NEWS = 'send-refund-news';

/** Notifies the members whose order it is, and queues the e-mail to its contact, in the caller's transaction. */
export const tellRefund = async (
  trx: DatabaseTransaction,
  { refundId, orderId }: { readonly refundId: string; readonly orderId: string },
  event: RefundNews,
  now: Date,
): Promise<void> => {
  const facts = await toldRefund(trx, refundId);
  await leaveOrderMessage(trx, orderId, { event, facts }, now);
  await enqueue(trx, SEND_REFUND_NEWS, { refundId, event });
};
