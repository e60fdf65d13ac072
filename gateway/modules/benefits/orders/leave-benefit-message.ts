import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** The messages about a benefit order. */
export type BenefitMessageEvent = Extract<MessageEvent, `BENEFITS_${string}`>;

/** The job that writes them to the contact of a guest's order. */
export const SEND_EXTRAS_NEWS = 'send-extras-news';

/** The order; the money that is due until an instant, or goes back. */
export type ToldBenefitOrder = Pick<
  BenefitOrder,
  'id' | 'number' | 'memberId' | 'byGuest' | 'createdAt'
> & {
  readonly amount?: Money;
  readonly until?: Date;
};

/** No e-mail is sent about what is cancelled soon after it was made (RULES 4.23). */
const isQuiet = (event: BenefitMessageEvent, { createdAt }: ToldBenefitOrder, now: Date) =>
  event === 'BENEFITS_CANCELLED' && now < addMinutes(createdAt, LIMITS.quietCancellationMinutes);

/**
 * Leaves a message about a benefit order to its member, or queues an e-mail to the guest's contact,
 * in the caller's transaction.
 */
export const leaveBenefitMessage = async (
  trx: DatabaseTransaction,
  event: BenefitMessageEvent,
  order: ToldBenefitOrder,
  now: Date,
): Promise<void> => {
  const { id, number, memberId, amount, until } = order;
  if (order.byGuest && !isQuiet(event, order, now))
    await enqueue(trx, SEND_EXTRAS_NEWS, { benefitOrderId: id, event, amount: amount ?? null });
  if (!memberId) return;
  const facts = {
    number,
    ...(amount ? { amount } : {}),
    ...(until ? { until: until.toISOString() } : {}),
  };
  await leaveMessage(trx, { memberId, event, facts, subject: { type: 'BenefitOrder', id } }, now);
};
