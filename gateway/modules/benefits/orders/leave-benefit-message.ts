import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** The messages about a benefit order. */
export type BenefitMessageEvent = Extract<MessageEvent, `BENEFITS_${string}`>;

/** The order; the money that is due until an instant, or goes back. */
export type ToldBenefitOrder = Pick<BenefitOrder, 'id' | 'number' | 'memberId'> & {
  readonly amount?: Money;
  readonly until?: Date;
};

/** Leaves a message about a benefit order to its member, in the caller's transaction. */
export const leaveBenefitMessage = async (
  trx: DatabaseTransaction,
  event: BenefitMessageEvent,
  { id, number, memberId, amount, until }: ToldBenefitOrder,
  now: Date,
): Promise<void> => {
  if (!memberId) return;
  const facts = {
    number,
    ...(amount ? { amount } : {}),
    ...(until ? { until: until.toISOString() } : {}),
  };
  await leaveMessage(trx, { memberId, event, facts, subject: { type: 'BenefitOrder', id } }, now);
};
