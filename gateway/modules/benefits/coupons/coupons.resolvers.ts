import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { BenefitCoupon } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitService } from '#gateway/modules/benefits/benefits.service.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { couponProblem } from '#schema/rules/club/coupon-use.ts';

const isUsable = (coupon: BenefitCoupon, now: Date): boolean =>
  couponProblem(coupon, commercialDay(now)) === null;

/** @throws when the catalogue has lost what a coupon is for */
const benefitOf = (benefits: BenefitService, { benefitId }: BenefitCoupon) => {
  const benefit = benefits.benefit(benefitId);
  if (!benefit) throw new Error(`The catalogue has lost the benefit ${benefitId}`);
  return benefit;
};

/**
 * Coupons of the club. Their member's own session leads to them, or the order of the guest who
 * bought them.
 */
export const couponsResolvers: Resolvers = {
  Member: {
    async benefitCoupons({ id }, { all }, { services, now }) {
      const coupons = await services.benefits.couponsOf(id, now);
      return coupons.filter((coupon) => all || isUsable(coupon, now));
    },
    async couponCounts({ id }, _args, { services, now }) {
      const coupons = await services.benefits.couponsOf(id, now);
      const usable = coupons.filter((coupon) => isUsable(coupon, now));
      const discounts = usable.filter(
        (coupon) => benefitOf(services.benefits, coupon).kind === 'DISCOUNT',
      );
      return { discounts: discounts.length, benefits: usable.length - discounts.length };
    },
  },
  BenefitCoupon: {
    id: ({ id }) => globalId('BenefitCoupon', id),
    kind: (coupon, _args, { services }) => benefitOf(services.benefits, coupon).kind,
    name: (coupon, { locale }, { services }) =>
      inLocale(benefitOf(services.benefits, coupon).name, locale),
    // the catalogue has none that take an amount off a fare
    discount: () => null,
    minimumFare: () => null,
    // counters note the use of a coupon, and no flight
    usedOn: () => null,
    benefitOrder: async ({ issuedBy }, _args, { services, actor, now }) =>
      issuedBy ? services.benefits.order(issuedBy, await actor(), now) : null,
  },
  Order: {
    // an order of flights takes no coupons yet: `createOrder` refuses them
    benefitCoupons: () => [],
    couponDiscount: ({ total }) => zeroMoney(total.currency),
  },
};

export const benefitCouponNode: NodeLoader = async (id, { services, actor, now }) =>
  services.benefits.coupon(id, await actor(), now);
