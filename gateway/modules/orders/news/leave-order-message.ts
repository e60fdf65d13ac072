import type { DatabaseTransaction } from '#gateway/database/database.ts';
import {
  leaveMessage,
  type MessageToMember,
} from '#gateway/modules/member-messages/leave-message.ts';
import { membersOfOrder } from './members-of-order.repository.ts';

/** A message about an order; its reference is one of the facts. */
export type OrderMessage = Omit<MessageToMember, 'memberId'>;

/** Leaves a message about an order to the members whose it is, in the caller's transaction. */
export const leaveOrderMessage = async (
  trx: DatabaseTransaction,
  orderId: string,
  { facts, ...message }: OrderMessage,
  now: Date,
): Promise<void> => {
  for (const { id: memberId, reference } of await membersOfOrder(trx, orderId))
    await leaveMessage(
      trx,
      {
        subject: { type: 'Order', id: orderId },
        ...message,
        memberId,
        facts: { reference, ...facts },
      },
      now,
    );
};
