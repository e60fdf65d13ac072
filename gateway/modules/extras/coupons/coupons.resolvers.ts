import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { ExtraCoupon } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { inLocale } from '#schema/codes/base/locales.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { couponProblem } from '#schema/rules/club/coupon-use.ts';

const isUsable = (coupon: ExtraCoupon, now: Date): boolean =>
  couponProblem(coupon, commercialDay(now)) === null;

/** @throws when the catalogue has lost what a coupon is for */
function extraOf(extras: ExtrasService, { extraId }: ExtraCoupon) {
  const extra = extras.extra(extraId);
  if (!extra) throw new Error(`The catalogue has lost the extra ${extraId}`);
  return extra;
}

/**
 * Coupons of the club. Their member's own session leads to them, or the order of the guest who
 * bought them.
 */
export const couponsResolvers: Resolvers = {
  Member: {
    async extraCoupons({ id }, { all }, { services, now }) {
      const coupons = await services.extras.couponsOf(id, now);
      return coupons.filter((coupon) => all || isUsable(coupon, now));
    },
    async couponCounts({ id }, _args, { services, now }) {
      const coupons = await services.extras.couponsOf(id, now);
      const usable = coupons.filter((coupon) => isUsable(coupon, now));
      const discounts = usable.filter(
        (coupon) => extraOf(services.extras, coupon).kind === 'DISCOUNT',
      );
      return { discounts: discounts.length, extras: usable.length - discounts.length };
    },
  },
  ExtraCoupon: {
    id: ({ id }) => globalId('ExtraCoupon', id),
    kind: (coupon, _args, { services }) => extraOf(services.extras, coupon).kind,
    name: (coupon, { locale }, { services }) =>
      inLocale(extraOf(services.extras, coupon).name, locale),
    // the catalogue has none that take an amount off a fare
    discount: () => null,
    minimumFare: () => null,
    // counters note the use of a coupon, and no flight
    usedOn: () => null,
    extrasOrder: async ({ issuedBy }, _args, { services, actor, now }) =>
      issuedBy ? services.extras.order(issuedBy, await actor(), now) : null,
  },
  Order: {
    // an order of flights takes no coupons yet: `createOrder` refuses them
    extraCoupons: () => [],
    couponDiscount: ({ total }) => zeroMoney(total.currency),
  },
};

export const extraCouponNode: NodeLoader = async (id, { services, actor, now }) =>
  services.extras.coupon(id, await actor(), now);
