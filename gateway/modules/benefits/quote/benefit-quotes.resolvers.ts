import { readItems } from '#gateway/modules/benefits/orders/create-benefit-order.input.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** What an order of extras would cost, and what coupons take off it. */
export const benefitQuotesResolvers: Resolvers = {
  Member: {
    benefitQuote: ({ id }, { items, benefitCouponIds }, { services, now }) =>
      services.benefits.quote(readItems(items, benefitCouponIds), { memberId: id }, now),
  },
  Order: {
    async benefitQuote(order, { items, benefitCouponIds }, { services, actor, now }) {
      const { memberId } = await actor();
      const owner = memberId ? { memberId } : { memberId: null, flightOrderId: order.id };
      return services.benefits.quote(readItems(items, benefitCouponIds), owner, now);
    },
  },
  BenefitQuote: {
    coupons: ({ coupons }) => [...coupons],
    userErrors: ({ userErrors }) => [...userErrors],
  },
  QuotedCoupon: { reason: ({ problem }) => problem },
};
