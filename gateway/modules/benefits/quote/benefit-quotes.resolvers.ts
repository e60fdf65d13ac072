import { readItems } from '#gateway/modules/benefits/orders/create-benefit-order.input.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** What an order of extras would cost, and what coupons take off it. */
export const benefitQuotesResolvers: Resolvers = {
  Member: {
    benefitQuote: async ({ id }, { items, benefitCouponIds }, context) => {
      const { services, now } = context;
      const asking = { owner: { memberId: id }, actor: await context.actor() };
      return services.benefits.quote(readItems(items, benefitCouponIds), asking, now);
    },
  },
  Order: {
    async benefitQuote(order, { items, benefitCouponIds }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const { memberId } = actor;
      const owner = memberId ? { memberId } : { memberId: null, flightOrderId: order.id };
      return services.benefits.quote(readItems(items, benefitCouponIds), { owner, actor }, now);
    },
  },
  BenefitQuote: {
    coupons: ({ coupons }) => [...coupons],
    userErrors: ({ userErrors }) => [...userErrors],
  },
  QuotedCoupon: { reason: ({ problem }) => problem },
};
