import { keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type {
  RefundBenefitOrderErrorCode,
  RefundBenefitOrderInput,
} from '#gateway/resolvers.gen.ts';
import type { StoredBenefitOrder } from './benefit.model.ts';
import { couponsOf, shownBenefitOrder } from './benefit-standing.ts';
import { benefitOrderView, refundQuoteOf } from './benefit-views.ts';

/** Gives a paid benefit order back: its coupons are revoked, and those that paid for it can be used again. */
export const refundBenefitOrder = (
  parts: StoryParts,
  input: RefundBenefitOrderInput,
  now: Date,
) => {
  const { benefitCoupons, benefitOrders } = parts.story;
  const order = shownBenefitOrder(parts, keyOf('BenefitOrder', input.benefitOrderId) ?? '', now);
  const refused = (code: RefundBenefitOrderErrorCode, field = 'benefitOrderId') => ({
    benefitOrder: order && benefitOrderView(parts, order, now),
    userErrors: [{ code, path: [field] }],
  });
  if (!order) return refused('ORDER_NOT_FOUND');
  if (order.state === 'PENDING_PAYMENT') return refused('NOT_PAID');
  const quote = refundQuoteOf(parts, order, now);
  if (!quote) return refused('ORDER_CLOSED');
  if (quote.reason) return refused(quote.reason);
  if (input.acceptedMoney.amount !== quote.money.amount)
    return refused('AMOUNT_CHANGED', 'acceptedMoney');
  for (const coupon of couponsOf(parts, now)) {
    if (coupon.orderId === order.id) benefitCoupons.set(coupon.id, { ...coupon, state: 'REVOKED' });
    if (order.couponIds.includes(coupon.id))
      benefitCoupons.set(coupon.id, { ...coupon, state: 'AVAILABLE', usedAt: null });
  }
  const refunded: StoredBenefitOrder = { ...order, state: 'REFUNDED', closedAt: now };
  benefitOrders.set(order.id, refunded);
  return { benefitOrder: benefitOrderView(parts, refunded, now), userErrors: [] };
};
