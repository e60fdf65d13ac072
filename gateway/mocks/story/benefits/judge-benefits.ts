import { keyOf } from '#gateway/graphql/global-id.ts';
import { TIER } from '#gateway/mocks/story/club/ledger.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { passengerProblem } from '#gateway/modules/benefits/orders/judge-items.ts';
import type { ItemReceiver } from '#gateway/modules/benefits/orders/judge-passengers.ts';
import { priceFor } from '#gateway/modules/benefits/passengers/extras-for-passenger.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { money } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { benefitProblem } from '#schema/rules/club/benefit-order.ts';
import { type CouponUse, judgeCoupons } from '#schema/rules/club/coupon-use.ts';
import type { StoredBenefitItem, StoredBenefitOrder, StoredCoupon } from './benefit.model.ts';
import { benefitOrdersOf, memberCoupons } from './benefit-standing.ts';

const CLOSED: readonly StoredBenefitOrder['state'][] = ['CANCELLED', 'REFUNDED'];
const yearOf = (instant: Date): string => commercialDay(instant).slice(0, 4);

/** Who buys: the member, or guests for a flight order. */
export type StoryBuyer = { readonly byGuest: boolean; readonly flightOrderId: string | null };

/** How many of a benefit the member, or guests for the same flight order, have ordered in the calendar year of an instant. */
const orderedThisYear = (
  parts: StoryParts,
  { byGuest, flightOrderId }: StoryBuyer,
  benefitId: string,
  now: Date,
): number =>
  benefitOrdersOf(parts, now)
    .filter((one) => one.byGuest === byGuest && (!byGuest || one.flightOrderId === flightOrderId))
    .filter(({ state, createdAt }) => !CLOSED.includes(state) && yearOf(createdAt) === yearOf(now))
    .flatMap(({ items }) => items.filter((item) => item.benefitId === benefitId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Items, and for each of them the passenger. */
type AskedItems = {
  readonly asked: CreateBenefitOrderInput['items'];
  readonly receivers: readonly ItemReceiver[];
};

/** Items at their prices, and what stands in their way. */
export const judgeItems = (
  parts: StoryParts,
  buyer: StoryBuyer,
  { asked, receivers }: AskedItems,
  now: Date,
): { readonly items: StoredBenefitItem[]; readonly faults: CreateBenefitOrderFault[] } => {
  const items: StoredBenefitItem[] = [];
  const faults: CreateBenefitOrderFault[] = [];
  const tier = buyer.byGuest ? null : TIER;
  for (const [index, { benefitId, quantity = 1, passengerSegmentId }] of asked.entries()) {
    const path = ['items', String(index)];
    const benefit = BENEFITS.find(({ id }) => id === keyOf('Benefit', benefitId));
    const ordered = benefit ? orderedThisYear(parts, buyer, benefit.id, now) : 0;
    const forOne = receivers[index] ?? { receiver: null, code: null };
    const code = benefit ? benefitProblem(benefit, quantity, { tier, ordered }) : null;
    const unsold = benefit ? passengerProblem(benefit, forOne) : null;
    const forWhom = passengerSegmentId ? keyOf('PassengerSegment', passengerSegmentId) : null;
    if (!benefit) faults.push({ code: 'BENEFIT_NOT_OFFERED', path: [...path, 'benefitId'] });
    else if (code) faults.push({ code, path: [...path, 'quantity'] });
    else if (unsold) faults.push({ code: unsold, path: [...path, 'passengerSegmentId'] });
    else {
      const { amount } = priceFor(benefit, forOne.receiver);
      items.push({ benefitId: benefit.id, quantity, price: amount, forWhom });
    }
  }
  return { items, faults };
};

/** What items cost together, in minor units of the airline's currency. */
export const totalOf = (items: readonly StoredBenefitItem[]): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** What each coupon of the member takes off items, or why nothing. */
export const couponUses = (
  parts: StoryParts,
  couponIds: readonly string[],
  items: readonly StoredBenefitItem[],
  now: Date,
): CouponUse<StoredCoupon>[] => {
  const extras = items.flatMap(({ benefitId, quantity, price }) =>
    BENEFITS.filter(({ id }) => id === benefitId).flatMap(({ kind }) =>
      Array(quantity).fill({ kind, price: money(price, BRAND.currency) }),
    ),
  );
  const coupons = memberCoupons(parts, now).map((coupon) => ({ ...coupon, worth: null }));
  return judgeCoupons(coupons, extras, couponIds, commercialDay(now));
};

/** What the chosen coupons take off together, in minor units of the airline's currency. */
export const coveredBy = (uses: readonly CouponUse<StoredCoupon>[]): number =>
  uses.reduce((sum, { chosen, value }) => sum + (chosen && value ? value.amount : 0), 0);
