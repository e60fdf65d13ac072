import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { RefundNews } from '#gateway/ports/documents/email/email-data.ts';
import { notifiedRefund } from './notified-refund.repository.ts';

/** The job that writes to the contact of the order. */
export const SEND_REFUND_NOTIFICATION = 'send-refund-news';

/**
 * Notifies the members whose order it is, and queues the e-mail to its contact, in the caller's
 * transaction.
 */
export async function notifyRefund(
  trx: DatabaseTransaction,
  { refundId, orderId }: { readonly refundId: string; readonly orderId: string },
  event: RefundNews,
  now: Date,
): Promise<void> {
  const facts = await notifiedRefund(trx, refundId);
  await notifyMembersOfOrder(trx, orderId, { event, facts }, now);
  await enqueue(trx, SEND_REFUND_NOTIFICATION, { refundId, event });
}
