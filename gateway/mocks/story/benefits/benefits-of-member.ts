import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { PageArguments } from '#gateway/requests/page-of.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import type { StoredBenefitOrder } from './benefit.model.ts';
import { benefitOrdersOf, isUsable, memberCoupons } from './benefit-standing.ts';
import { benefitOrderView, couponView } from './benefit-views.ts';
import { type QuoteArguments, quoteBenefits } from './quote-benefits.ts';

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
    memberCoupons(parts, now)
      .filter((coupon) => all || isUsable(coupon, now))
      .map((coupon) => couponView(parts, coupon, now)),
  couponCounts() {
    const usable = memberCoupons(parts, now).filter((coupon) => isUsable(coupon, now));
    const discounts = usable.filter(({ kind }) => kind === 'DISCOUNT').length;
    return { discounts, benefits: usable.length - discounts };
  },
  benefitQuote: (asked: QuoteArguments) =>
    quoteBenefits(parts, { byGuest: false, flightOrderId: null }, asked, now),
  benefitOrders: ({ tab = 'ALL', ...page }: PageArguments & { tab?: OrderTab }) =>
    connectionOf(
      benefitOrdersOf(parts, now)
        .filter((order) => isIn(order, tab))
        .map((order) => benefitOrderView(parts, order, now)),
      page,
      { most: LIMITS.page.most, keyOf: ({ id }) => id },
    ),
});
