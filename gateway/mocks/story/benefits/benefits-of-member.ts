import { keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { PageArguments } from '#gateway/requests/page-of.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import { money } from '#schema/rules/base/money.ts';
import type { StoredBenefitOrder } from './benefit.model.ts';
import { benefitOrdersOf, couponsOf, isUsable } from './benefit-standing.ts';
import { benefitOrderView, couponView } from './benefit-views.ts';
import { couponUses, coveredBy, judgeItems, totalOf } from './judge-benefits.ts';

type QuoteArguments = Pick<CreateBenefitOrderInput, 'items' | 'benefitCouponIds'>;

const TABS: Readonly<Partial<Record<OrderTab, readonly StoredBenefitOrder['state'][]>>> = {
  PENDING_PAYMENT: ['PENDING_PAYMENT'],
  CANCELLED: ['CANCELLED', 'REFUNDED'],
  COMPLETED: ['PAID'],
};

const isIn = ({ state }: StoredBenefitOrder, tab: OrderTab): boolean =>
  tab === 'ALL' || (TABS[tab]?.includes(state) ?? false);

/** The coupons and the benefit orders of the member. */
export const benefitsOfMember = (parts: StoryParts, now: Date) => ({
  benefitCoupons: ({ all }: { all?: boolean }) =>
    couponsOf(parts, now)
      .filter((coupon) => all || isUsable(coupon, now))
      .map((coupon) => couponView(parts, coupon, now)),
  couponCounts() {
    const usable = couponsOf(parts, now).filter((coupon) => isUsable(coupon, now));
    const discounts = usable.filter(({ kind }) => kind === 'DISCOUNT').length;
    return { discounts, benefits: usable.length - discounts };
  },
  benefitQuote: ({ items: asked, benefitCouponIds }: QuoteArguments) => {
    const { items, faults: userErrors } = judgeItems(parts, asked, now);
    const ids = (benefitCouponIds ?? []).map((id) => keyOf('BenefitCoupon', id) ?? '');
    const uses = couponUses(parts, ids, items, now);
    const [total, covered] = [totalOf(items), coveredBy(uses)];
    const own = (amount: number) => money(amount, BRAND.currency);
    return {
      total: own(total),
      couponDiscount: own(covered),
      amountDue: own(total - covered),
      coupons: uses
        .toSorted((a, b) => Number(a.value === null) - Number(b.value === null))
        .map(({ coupon, chosen, value, problem }) => ({
          coupon: couponView(parts, coupon, now),
          chosen,
          value,
          reason: problem,
        })),
      userErrors,
    };
  },
  benefitOrders: ({ tab = 'ALL', ...page }: PageArguments & { tab?: OrderTab }) =>
    connectionOf(
      benefitOrdersOf(parts, now)
        .filter((order) => isIn(order, tab))
        .map((order) => benefitOrderView(parts, order, now)),
      page,
      { most: LIMITS.page.most, keyOf: ({ id }) => id },
    ),
});
