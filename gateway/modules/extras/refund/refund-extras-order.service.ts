import { keyOf } from '#gateway/graphql/global-id.ts';
import {
  couponsOf,
  markExtrasRefunded,
  returnCoupons,
  revokeCoupons,
} from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import {
  type ExtraCoupon,
  type ExtrasOrder,
  type ExtrasRefundQuote,
  ownerOf,
} from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import { leaveExtrasMessage } from '#gateway/modules/extras/notifications/email-extras.service.ts';
import {
  lockBuyer,
  lockExtrasOrder,
} from '#gateway/modules/extras/orders/extras-order-changes.repository.ts';
import { findExtrasOrder } from '#gateway/modules/extras/orders/extras-orders.repository.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { keptPayment } from '#gateway/modules/payments/payment-status.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { RefundExtrasOrderErrorCode, RefundExtrasOrderInput } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';
import { extrasRefundProblem } from '#schema/rules/club/extras-order.ts';
import { pointsValue } from '#schema/rules/club/points.ts';

/** A request to give an order of extras back. */
export type ExtrasRefundRequest = CommandRequest & {
  readonly extrasOrderId: string;
  readonly accepted: Pick<Money, 'amount'> & { readonly currency: string };
};

/** The request as the service takes it. */
export const readExtrasRefund = ({
  idempotencyKey,
  extrasOrderId,
  accepted: { amount, currency },
}: RefundExtrasOrderInput): ExtrasRefundRequest => ({
  idempotencyKey,
  extrasOrderId: keyOf('ExtrasOrder', extrasOrderId) ?? '',
  accepted: { amount, currency },
});

/**
 * What comes back for a paid order, and why it cannot be given back.
 * @param payment the payment that is kept; null where coupons paid for everything
 * @param own all coupons of its member
 */
export function quoteExtrasRefund(
  { id }: Pick<ExtrasOrder, 'id'>,
  payment: Pick<Payment, 'captured' | 'points'> | null,
  own: readonly ExtraCoupon[],
): ExtrasRefundQuote {
  const issued = own.filter(({ issuedBy }) => issuedBy === id);
  const reason = extrasRefundProblem(issued);
  const [first = null] = issued.map(({ validUntil }) => validUntil).toSorted();
  return {
    money: payment?.captured ?? zeroMoney(BRAND.currency),
    points: payment?.points ?? 0,
    coupons: own.filter(({ spentOn, state }) => spentOn === id && state === 'USED'),
    until: reason ? null : first,
    reason,
  };
}

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
