import type { IResolvers } from '@graphql-tools/utils';
import type { StoryParts } from '#gateway/mocks/story/story-services.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { payableKeyOf } from '#gateway/modules/payments/payable-key.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';

/** News of orders, and what no order of the story has. */
export const orderResolvers = ({ services }: StoryParts): IResolvers => ({
  Subscription: {
    orderChanged: {
      async *subscribe(_root: unknown, { id }: { id: string }, { now }: GatewayContext) {
        const payable = await services.payments.payable(payableKeyOf(id), TRAVELLER, now);
        if (payable) yield { orderChanged: payable };
      },
    },
  },
  Order: {
    ...{ dateChanges: () => [], airlineChanges: () => [] },
    ...{ predecessor: () => null, successors: () => [], benefitCoupons: () => [] },
    couponDiscount: ({ total }: { total: { currency: string } }) => ({ ...total, amount: 0 }),
  },
});
