import { couponsOf } from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import type { ExtraCoupon, ExtraOwner } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import type {
  ExtrasItemFault,
  ExtrasRequest,
} from '#gateway/modules/extras/orders/create-extras-order.input.ts';
import { orderedThisYear } from '#gateway/modules/extras/orders/extras-order-changes.repository.ts';
import {
  couponUses,
  coveredBy,
  judgeItems,
  totalOf,
} from '#gateway/modules/extras/orders/judge-items.ts';
import { passengersFor } from '#gateway/modules/extras/orders/judge-passengers.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type Money, subtractMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { CouponUse } from '#schema/rules/club/coupon-use.ts';

/** What would be ordered, and with which coupons. */
export type QuoteRequest = Pick<ExtrasRequest, 'items' | 'couponIds'>;

/** A coupon beside what would be ordered. */
export type QuotedCoupon = CouponUse<ExtraCoupon>;

/** What an order would cost, and what each coupon of the member takes off it. */
export type ExtrasQuote = {
  readonly total: Money;
  readonly couponDiscount: Money;
  readonly amountDue: Money;
  readonly coupons: readonly QuotedCoupon[];
  readonly userErrors: readonly ExtrasItemFault[];
};

/** Coupons that can be used before those that cannot; otherwise as they were. */
const usableFirst = (uses: readonly QuotedCoupon[]) => [
  ...uses.filter(({ value }) => value),
  ...uses.filter(({ value }) => !value),
];

/** The card of who would buy; null of a guest. @throws when there is no such member */
async function tierOf(
  members: ExtrasDependencies['members'],
  { memberId }: ExtraOwner,
): Promise<CardTier | null> {
  if (!memberId) return null;
  const member = await members.find(memberId);
  if (!member) throw signInRequired();
  return member.card.tier;
}

/** For whom an order would be, and who asks. */
export type QuoteFor = { readonly owner: ExtraOwner; readonly actor: Actor };

/**
 * Prices an order as it would be made now, and makes none: for a member, or for guests of a flight
 * order, who have no coupons to pay with.
 */
export async function quoteExtras(
  sources: ExtrasDependencies,
  { items: asked, couponIds }: QuoteRequest,
  { owner, actor }: QuoteFor,
  now: Date,
): Promise<ExtrasQuote> {
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
}
