import type { BenefitCoupon, BenefitOwner } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { couponsOf } from '#gateway/modules/benefits/coupons/benefit-coupons.repository.ts';
import { orderedThisYear } from '#gateway/modules/benefits/orders/benefit-order-changes.repository.ts';
import type { BenefitRequest } from '#gateway/modules/benefits/orders/create-benefit-order.input.ts';
import { couponUses, coveredBy } from '#gateway/modules/benefits/orders/judge-coupons.ts';
import { judgeItems, totalOf } from '#gateway/modules/benefits/orders/judge-items.ts';
import { passengersFor } from '#gateway/modules/benefits/orders/judge-passengers.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type Money, subtractMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { CouponUse } from '#schema/rules/club/coupon-use.ts';

/** What would be ordered, and with which coupons. */
export type QuoteRequest = Pick<BenefitRequest, 'items' | 'couponIds'>;

/** A coupon beside what would be ordered. */
export type QuotedCoupon = CouponUse<BenefitCoupon>;

/** What an order would cost, and what each coupon of the member takes off it. */
export type BenefitQuote = {
  readonly total: Money;
  readonly couponDiscount: Money;
  readonly amountDue: Money;
  readonly coupons: readonly QuotedCoupon[];
  readonly userErrors: readonly CreateBenefitOrderFault[];
};

/** Coupons that can be used before those that cannot; otherwise as they were. */
const usableFirst = (uses: readonly QuotedCoupon[]) => [
  ...uses.filter(({ value }) => value),
  ...uses.filter(({ value }) => !value),
];

/** The card of who would buy; null of a guest. @throws when there is no such member */
const tierOf = async (
  members: BenefitDependencies['members'],
  { memberId }: BenefitOwner,
): Promise<CardTier | null> => {
  if (!memberId) return null;
  const member = await members.find(memberId);
  if (!member) throw signInRequired();
  return member.card.tier;
};

/** For whom an order would be, and who asks. */
export type QuoteFor = { readonly owner: BenefitOwner; readonly actor: Actor };

/**
 * Prices an order as it would be made now, and makes none: for a member, or for guests of a flight
 * order, who have no coupons to pay with.
 */
export const quoteBenefits = async (
  sources: BenefitDependencies,
  { items: asked, couponIds }: QuoteRequest,
  { owner, actor }: QuoteFor,
  now: Date,
): Promise<BenefitQuote> => {
  const { db, catalogue, members } = sources;
  const tier = await tierOf(members, owner);
  const ordered = await orderedThisYear(db, owner, now);
  const { receivers } = await passengersFor(db, sources, { items: asked }, actor, now);
  const judged = judgeItems(catalogue, asked, receivers, { tier, ordered });
  const { items, faults: userErrors } = judged;
  const own = owner.memberId ? await couponsOf(db, owner, now) : [];
  const uses = couponUses(catalogue, { ids: couponIds, own }, items, commercialDay(now));
  const [total, couponDiscount] = [totalOf(items), coveredBy(uses)];
  const amountDue = subtractMoney(total, couponDiscount);
  return { total, couponDiscount, amountDue, coupons: usableFirst(uses), userErrors };
};
