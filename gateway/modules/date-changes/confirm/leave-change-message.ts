import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';

/** The messages about a change of date. */
export type ChangeMessageEvent = Extract<MessageEvent, `DATE_CHANGE${string}`>;

/** The change, with the order on which it is told: once it is made, that is the new one. */
type ToldChange = Pick<StoredDateChange, 'orderId' | 'bounds' | 'totalDue' | 'paymentDueAt'> & {
  readonly toldOn?: string;
};

/**
 * Leaves a message about a change to the members whose order it is, in the caller's transaction.
 */
export function leaveChangeMessage(
  trx: DatabaseTransaction,
  event: ChangeMessageEvent,
  { orderId, toldOn = orderId, bounds, totalDue, paymentDueAt }: ToldChange,
  now: Date,
): Promise<void> {
  const [first] = bounds[0]?.flights ?? [];
  const due =
    event === 'DATE_CHANGE_HELD' ? { amount: totalDue, until: paymentDueAt.toISOString() } : {};
  const facts = { flight: first?.flightNumber ?? '', day: first?.date ?? '', ...due };
  const ends = { type: 'Order', id: orderId } as const;
  return notifyMembersOfOrder(trx, toldOn, { event, facts, ends }, now);
}
