import { couponsOf } from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import type { ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import {
  lockBuyer,
  lockExtrasOrder,
} from '#gateway/modules/extras/orders/extras-order-changes.repository.ts';
import { ownerOf } from '#gateway/modules/extras/orders/extras-order-status.ts';
import { findExtrasOrder } from '#gateway/modules/extras/orders/extras-orders.repository.ts';
import { leaveExtrasMessage } from '#gateway/modules/extras/orders/leave-extras-message.ts';
import { keptPayment } from '#gateway/modules/payments/payment-status.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { RefundExtrasOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { sumMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { markExtrasRefunded, returnCoupons, revokeCoupons } from './extras-refunds.repository.ts';
import { quoteExtrasRefund } from './quote-extras-refund.ts';
import type { ExtrasRefundRequest } from './refund-extras-order.input.ts';

const refuse = (code: RefundExtrasOrderErrorCode) => new Refused<RefundExtrasOrderErrorCode>(code);

/** @throws Refused where it is not paid, or closed */
function checkPaid({ state }: Pick<ExtrasOrder, 'state'>): void {
  if (state === 'PENDING_PAYMENT') throw refuse('NOT_PAID');
  if (state !== 'PAID') throw refuse('ORDER_CLOSED');
}

/**
 * Gives a paid order of extras back, once: its coupons are revoked, and points, coupons and money
 * that paid for it return. Orders that would use its coupons meanwhile wait for it, and it for
 * them.
 * @returns why it was not given back; null when it was, now or by the same request before
 */
export async function refundExtrasOrder(
  sources: ExtrasDependencies,
  request: ExtrasRefundRequest,
  actor: Actor,
  now: Date,
): Promise<RefundExtrasOrderErrorCode | null> {
  const { db, payments, nowIn } = sources;
  const { extrasOrderId: id, accepted } = request;
  const seen = await findExtrasOrder(db, id, actor, now);
  const owner = seen && ownerOf(seen);
  if (!owner) return 'ORDER_NOT_FOUND';
  // Once an order is paid, the payment that paid it does not change any more.
  const payment = keptPayment(await payments.ofOrder(id, AIRLINE, now));
  const { code } = await idempotent<RefundExtrasOrderErrorCode, void>(
    db,
    'refundExtrasOrder',
    request,
    actor,
    async (trx) => {
      await lockExtrasOrder(trx, id);
      await lockBuyer(trx, owner);
      const instant = await nowIn(trx);
      const order = await findExtrasOrder(trx, id, actor, instant);
      if (!order) throw refuse('ORDER_NOT_FOUND');
      for (const one of [order, seen]) checkPaid(one);
      const quote = quoteExtrasRefund(order, payment, await couponsOf(trx, owner, instant));
      if (quote.reason) throw refuse(quote.reason);
      const { amount, currency } = quote.money;
      if (accepted.amount !== amount || accepted.currency !== currency)
        throw refuse('AMOUNT_CHANGED');
      await markExtrasRefunded(trx, id, instant);
      await revokeCoupons(trx, id);
      await returnCoupons(trx, id);
      if (payment) {
        const paid = sumMoney([quote.money, pointsValue(quote.points)], currency);
        const part = { paymentId: payment.id, amount: paid, cause: 'REFUND' } as const;
        await payments.giveBack(trx, part, instant);
      }
      await leaveExtrasMessage(
        trx,
        'BENEFITS_REFUNDED',
        { ...order, amount: quote.money },
        instant,
      );
    },
  );
  return code;
}
