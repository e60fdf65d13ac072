import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { readItems } from '#gateway/modules/extras/orders/create-extras-order.input.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** What an order of extras would cost, and what coupons take off it. */
export const extrasQuotesResolvers: Resolvers = {
  Member: {
    extrasQuote: async ({ id }, { items, extraCouponIds }, context) => {
      const { services, now } = context;
      const asking = { owner: { memberId: id }, actor: await context.actor() };
      return services.extras.quote(readItems(items, extraCouponIds), asking, now);
    },
  },
  Order: {
    async extrasQuote(order, { items, extraCouponIds }, context) {
      const { services, now } = context;
      const actor = await context.actor();
      const { memberId } = actor;
      const owner = memberId ? { memberId } : { memberId: null, flightOrderId: order.id };
      return services.extras.quote(readItems(items, extraCouponIds), { owner, actor }, now);
    },
  },
  ExtrasQuote: {
    coupons: ({ coupons }) => [...coupons],
    userErrors: ({ userErrors }) => [...userErrors],
  },
  ExtrasQuoteError: userErrorFields,
  QuotedCoupon: { reason: ({ problem }) => problem },
};
