import { keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { money } from '#schema/rules/base/money.ts';
import { couponView } from './benefit-views.ts';
import { couponUses, coveredBy, judgeItems, type StoryBuyer, totalOf } from './judge-benefits.ts';
import { passengersFor } from './passengers-for.ts';

/** The arguments of `benefitQuote`. */
export type QuoteArguments = Pick<CreateBenefitOrderInput, 'items' | 'benefitCouponIds'>;

/** What an order would cost, and what the member's coupons take off it; a guest has none. */
export const quoteBenefits = async (
  parts: StoryParts,
  buyer: StoryBuyer,
  { items: asked, benefitCouponIds }: QuoteArguments,
  now: Date,
) => {
  const { receivers } = await passengersFor(parts, { items: asked }, now);
  const judged = judgeItems(parts, buyer, { asked, receivers }, now);
  const { items, faults: userErrors } = judged;
  const ids = (benefitCouponIds ?? []).map((id) => keyOf('BenefitCoupon', id) ?? '');
  const uses = buyer.byGuest ? [] : couponUses(parts, ids, items, now);
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
};
