import { notifyRefund } from '#gateway/modules/refunds/notifications/email-refund.service.ts';
import { moveRefund } from '#gateway/modules/refunds/refund-changes.repository.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { findRefund, lockRefund } from '#gateway/modules/refunds/refunds.repository.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { WithdrawRefundErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { letGoOf } from './decide-refund.service.ts';

/** A request to withdraw a refund. */
export type Withdrawal = CommandRequest & { readonly refundId: string };

type Sources = Pick<RefundDependencies, 'db' | 'orders' | 'nowIn'>;

/**
 * Withdraws a refund that is under review: its coupons can be flown again. A decision that came
 * first stands.
 * @returns why it was not withdrawn; null when it was, now or by the same request before
 */
export async function withdrawRefund(
  { db, orders, nowIn }: Sources,
  request: Withdrawal,
  actor: Actor,
  now: Date,
): Promise<WithdrawRefundErrorCode | null> {
  const { code } = await idempotent<WithdrawRefundErrorCode, void>(
    db,
    'withdrawRefund',
    request,
    actor,
    async (trx) => {
      const refund = await findRefund(trx, { id: request.refundId }, actor, now);
      if (!refund) throw new Refused<WithdrawRefundErrorCode>('REFUND_NOT_FOUND');
      const { id: refundId, orderId } = refund;
      await orders.orderForPayment(trx, orderId, actor, now);
      await lockRefund(trx, refundId);
      const instant = await nowIn(trx);
      if (!(await moveRefund(trx, refundId, ['UNDER_REVIEW', 'WITHDRAWN'], instant)))
        throw new Refused<WithdrawRefundErrorCode>('REFUND_NOT_UNDER_REVIEW');
      await letGoOf(trx, refundId);
      await notifyRefund(trx, { refundId, orderId }, 'REFUND_WITHDRAWN', instant);
    },
  );
  return code;
}
