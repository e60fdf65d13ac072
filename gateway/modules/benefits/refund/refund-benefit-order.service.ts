import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import { couponsOf } from '#gateway/modules/benefits/coupons/benefit-coupons.repository.ts';
import {
  lockBenefitOrder,
  lockBuyer,
} from '#gateway/modules/benefits/orders/benefit-order-changes.repository.ts';
import { ownerOf } from '#gateway/modules/benefits/orders/benefit-order-status.ts';
import { findBenefitOrder } from '#gateway/modules/benefits/orders/benefit-orders.repository.ts';
import { leaveBenefitMessage } from '#gateway/modules/benefits/orders/leave-benefit-message.ts';
import { keptPayment } from '#gateway/modules/payments/payment-status.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { RefundBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { sumMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import {
  markBenefitsRefunded,
  returnCoupons,
  revokeCoupons,
} from './benefit-refunds.repository.ts';
import { quoteBenefitRefund } from './quote-benefit-refund.ts';
import type { BenefitRefundRequest } from './refund-benefit-order.input.ts';

const refuse = (code: RefundBenefitOrderErrorCode) =>
  new Refused<RefundBenefitOrderErrorCode>(code);

/** @throws Refused where it is not paid, or closed */
const checkPaid = ({ state }: Pick<BenefitOrder, 'state'>): void => {
  if (state === 'PENDING_PAYMENT') throw refuse('NOT_PAID');
  if (state !== 'PAID') throw refuse('ORDER_CLOSED');
};

/**
 * Gives a paid benefit order back, once: its coupons are revoked, and points, coupons and money
 * that paid for it return. Orders that would use its coupons meanwhile wait for it, and it for
 * them.
 * @returns why it was not given back; null when it was, now or by the same request before
 */
export const refundBenefitOrder = async (
  sources: BenefitDependencies,
  request: BenefitRefundRequest,
  actor: Actor,
  now: Date,
): Promise<RefundBenefitOrderErrorCode | null> => {
  const { db, payments, nowIn } = sources;
  const { benefitOrderId: id, acceptedMoney } = request;
  const seen = await findBenefitOrder(db, id, actor, now);
  const owner = seen && ownerOf(seen);
  if (!owner) return 'ORDER_NOT_FOUND';
  // Once an order is paid, the payment that paid it does not change any more.
  const payment = keptPayment(await payments.ofOrder(id, AIRLINE, now));
  const { code } = await idempotent<RefundBenefitOrderErrorCode, void>(
    db,
    'refundBenefitOrder',
    request,
    actor,
    async (trx) => {
      await lockBenefitOrder(trx, id);
      await lockBuyer(trx, owner);
      const instant = await nowIn(trx);
      const order = await findBenefitOrder(trx, id, actor, instant);
      if (!order) throw refuse('ORDER_NOT_FOUND');
      for (const one of [order, seen]) checkPaid(one);
      const quote = quoteBenefitRefund(order, payment, await couponsOf(trx, owner, instant));
      if (quote.reason) throw refuse(quote.reason);
      const { amount, currency } = quote.money;
      if (acceptedMoney.amount !== amount || acceptedMoney.currency !== currency)
        throw refuse('AMOUNT_CHANGED');
      await markBenefitsRefunded(trx, id, instant);
      await revokeCoupons(trx, id);
      await returnCoupons(trx, id);
      if (payment) {
        const paid = sumMoney([quote.money, pointsValue(quote.points)], currency);
        const part = { paymentId: payment.id, amount: paid, cause: 'REFUND' } as const;
        await payments.giveBack(trx, part, instant);
      }
      await leaveBenefitMessage(
        trx,
        'BENEFITS_REFUNDED',
        { ...order, amount: quote.money },
        instant,
      );
    },
  );
  return code;
};
