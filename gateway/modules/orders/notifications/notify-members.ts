import type { DatabaseTransaction } from '#gateway/database/database.ts';
import {
  type EndedRequest,
  endRequests,
  leaveMessage,
  type MessageToMember,
} from '#gateway/modules/member-messages/leave-message.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { membersOfOrder } from './members-of-order.repository.ts';

/** A message about an order; its reference is one of the facts. */
type OrderMessage = Omit<MessageToMember, 'memberId'>;

function leave(
  trx: DatabaseTransaction,
  memberId: string,
  { id, reference }: Pick<OrderRecord, 'id' | 'reference'>,
  { facts, ...message }: OrderMessage,
  now: Date,
): Promise<void> {
  const subject = { type: 'Order', id } as const;
  return leaveMessage(trx, { subject, ...message, memberId, facts: { reference, ...facts } }, now);
}

/** Leaves a message about an order to the members whose it is, in the caller's transaction. */
export async function notifyMembersOfOrder(
  trx: DatabaseTransaction,
  orderId: string,
  message: OrderMessage,
  now: Date,
): Promise<void> {
  for (const { id: memberId, reference } of await membersOfOrder(trx, orderId))
    await leave(trx, memberId, { id: orderId, reference }, message, now);
}

/**
 * The same about an order that is about to be made in this transaction, to the members who will see
 * it.
 */
export async function notifyMembersOfNewOrder(
  trx: DatabaseTransaction,
  order: Pick<OrderRecord, 'id' | 'reference'>,
  members: readonly string[],
  message: OrderMessage,
  now: Date,
): Promise<void> {
  for (const memberId of members) await leave(trx, memberId, order, message, now);
}

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
