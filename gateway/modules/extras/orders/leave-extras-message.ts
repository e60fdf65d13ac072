import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** The messages about an order of extras. */
export type ExtrasMessageEvent = Extract<MessageEvent, `BENEFITS_${string}`>;

/** The job that writes them to the contact of a guest's order. */
export const SEND_EXTRAS_NEWS = 'send-extras-news';

/** The order; the money that is due until an instant, or goes back. */
export type ToldExtrasOrder = Pick<
  ExtrasOrder,
  'id' | 'number' | 'memberId' | 'byGuest' | 'createdAt'
> & {
  readonly amount?: Money;
  readonly until?: Date;
};

/** No e-mail is sent about what is cancelled soon after it was made (RULES 4.23). */
const isQuiet = (event: ExtrasMessageEvent, { createdAt }: ToldExtrasOrder, now: Date) =>
  event === 'BENEFITS_CANCELLED' && now < addMinutes(createdAt, LIMITS.quietCancellationMinutes);

/**
 * Leaves a message about an order of extras to its member, or queues an e-mail to the guest's
 * contact, in the caller's transaction.
 */
export async function leaveExtrasMessage(
  trx: DatabaseTransaction,
  event: ExtrasMessageEvent,
  order: ToldExtrasOrder,
  now: Date,
): Promise<void> {
  const { id, number, memberId, amount, until } = order;
  if (order.byGuest && !isQuiet(event, order, now))
    await enqueue(trx, SEND_EXTRAS_NEWS, { extrasOrderId: id, event, amount: amount ?? null });
  if (!memberId) return;
  const facts = {
    number,
    ...(amount ? { amount } : {}),
    ...(until ? { until: until.toISOString() } : {}),
  };
  await leaveMessage(trx, { memberId, event, facts, subject: { type: 'ExtrasOrder', id } }, now);
}
