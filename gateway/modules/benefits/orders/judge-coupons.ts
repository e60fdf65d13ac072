import type { BenefitCoupon, BenefitItem } from '#gateway/modules/benefits/benefit.model.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { type Money, sumMoney } from '#schema/rules/base/money.ts';
import { type CouponUse, judgeCoupons } from '#schema/rules/club/coupon-use.ts';

/** The coupons that a member has, and those of them that are to pay for items. */
export type CouponsOffered = {
  readonly ids: readonly string[];
  readonly own: readonly BenefitCoupon[];
};

/** What each coupon of a member takes off items, or why nothing. */
export const couponUses = (
  catalogue: readonly OfferedBenefit[],
  { ids, own }: CouponsOffered,
  items: readonly BenefitItem[],
  today: LocalDate,
): CouponUse<BenefitCoupon>[] => {
  const ofKind = <Of extends { readonly benefitId: string }>(one: Of) => {
    const benefit = catalogue.find(({ id }) => id === one.benefitId);
    return benefit ? [{ ...one, kind: benefit.kind, isByZone: benefit.zonePrices !== null }] : [];
  };
  const extras = items.flatMap(ofKind).flatMap((item) => Array(item.quantity).fill(item));
  const coupons = own
    .flatMap(ofKind)
    .map((coupon) => ({ ...coupon, worth: coupon.isByZone ? coupon.worth : null }));
  return judgeCoupons(coupons, extras, ids, today);
};

/** What the chosen coupons take off together. */
export const coveredBy = (uses: readonly CouponUse<BenefitCoupon>[]): Money =>
  sumMoney(
    uses.flatMap(({ chosen, value }) => (chosen && value ? [value] : [])),
    BRAND.currency,
  );

/** Which of the coupons that are to pay take nothing off, or were named before. */
export const couponFaults = (
  ids: readonly string[],
  uses: readonly CouponUse<{ readonly id: string }>[],
): CreateBenefitOrderFault[] => {
  const paying = new Set(uses.flatMap(({ coupon, chosen }) => (chosen ? [coupon.id] : [])));
  return ids.flatMap((id, index) =>
    paying.has(id) && ids.indexOf(id) === index
      ? []
      : [{ code: 'COUPON_NOT_ACCEPTED', path: ['benefitCouponIds', String(index)] }],
  );
};
