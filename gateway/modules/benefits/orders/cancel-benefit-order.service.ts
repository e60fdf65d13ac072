import type { BenefitSources } from '#gateway/modules/benefits/benefit-sources.ts';
import { releaseCoupons } from '#gateway/modules/benefits/coupons/benefit-coupons.repository.ts';
import { paymentStanding } from '#gateway/modules/payments/payment-standing.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CancelBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { benefitOrderRefusal } from './benefit-order-capabilities.ts';
import { lockBenefitOrder, markCancelled } from './benefit-order-changes.repository.ts';
import { findBenefitOrder } from './benefit-orders.repository.ts';
import { leaveBenefitMessage } from './leave-benefit-message.ts';

/** A request to cancel a benefit order. */
export type BenefitOrderRequest = CommandRequest & { readonly benefitOrderId: string };

/**
 * Cancels an unpaid benefit order for its member; its coupons can be used again at once. The provider is asked first, so that an
 * order that was paid a moment ago is not cancelled by mistake.
 * @returns why it was not cancelled; null when it was, now or by the same request before
 */
export const cancelBenefitOrder = async (
  { db, payments, nowIn }: BenefitSources,
  request: BenefitOrderRequest,
  actor: Actor,
  now: Date,
): Promise<CancelBenefitOrderErrorCode | null> => {
  const seen = await findBenefitOrder(db, request.benefitOrderId, actor, now);
  if (!seen) return 'ORDER_NOT_FOUND';
  await payments.confirmNow(seen.id, actor, now, 'BENEFIT_ORDER');
  const { code } = await idempotent<CancelBenefitOrderErrorCode, void>(
    db,
    'cancelBenefitOrder',
    request,
    actor,
    async (trx) => {
      await lockBenefitOrder(trx, seen.id);
      const instant = await nowIn(trx);
      const order = await findBenefitOrder(trx, seen.id, actor, instant);
      if (!order) throw new Refused<CancelBenefitOrderErrorCode>('ORDER_NOT_FOUND');
      const payment = await paymentStanding(trx, order.id, instant);
      const reason = benefitOrderRefusal(order, payment);
      if (reason) throw new Refused<CancelBenefitOrderErrorCode>(reason);
      await markCancelled(trx, order.id, 'TRAVELLER', instant);
      await releaseCoupons(trx, order.id);
      await leaveBenefitMessage(trx, 'BENEFITS_CANCELLED', order, instant);
    },
  );
  if (!code) await payments.abandon({ id: seen.id, orderId: seen.id }, now);
  return code;
};
