import type { IResolvers } from '@graphql-tools/utils';

/** What no order of the story has. */
export const orderResolvers = (): IResolvers => ({
  Order: {
    benefitCoupons: () => [],
    scarceExtras: () => [],
    couponDiscount: ({ total }: { total: { currency: string } }) => ({ ...total, amount: 0 }),
  },
});
