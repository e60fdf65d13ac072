import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { type EndedRequest, endRequests } from '#gateway/modules/member-messages/leave-message.ts';
import { membersOfOrder } from './members-of-order.repository.ts';

/**
 * Ends requests about an order where no message of its own says so, in the caller's transaction.
 */
export async function endOrderRequests(
  trx: DatabaseTransaction,
  orderId: string,
  ended: Pick<EndedRequest, 'by' | 'facts'>,
  now: Date,
): Promise<void> {
  const subject = { type: 'Order', id: orderId } as const;
  for (const { id: memberId } of await membersOfOrder(trx, orderId))
    await endRequests(trx, { ...ended, memberId, subject }, now);
}
