import type { ExtraCoupon, ExtraItem } from '#gateway/modules/extras/extra.model.ts';
import type { CreateExtrasOrderFault } from '#gateway/modules/extras/extras-faults.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { type Money, sumMoney } from '#schema/rules/base/money.ts';
import { type CouponUse, judgeCoupons } from '#schema/rules/club/coupon-use.ts';

/** The coupons that a member has, and those of them that are to pay for items. */
export type CouponsOffered = {
  readonly ids: readonly string[];
  readonly own: readonly ExtraCoupon[];
};

/** What each coupon of a member takes off items, or why nothing. */
export function couponUses(
  catalogue: readonly OfferedExtra[],
  { ids, own }: CouponsOffered,
  items: readonly ExtraItem[],
  today: LocalDate,
): CouponUse<ExtraCoupon>[] {
  const ofKind = <Of extends { readonly extraId: string }>(one: Of) => {
    const extra = catalogue.find(({ id }) => id === one.extraId);
    return extra ? [{ ...one, kind: extra.kind, isByZone: extra.zonePrices !== null }] : [];
  };
  const extras = items.flatMap(ofKind).flatMap((item) => Array(item.quantity).fill(item));
  const coupons = own
    .flatMap(ofKind)
    .map((coupon) => ({ ...coupon, worth: coupon.isByZone ? coupon.worth : null }));
  return judgeCoupons(coupons, extras, ids, today);
}

/** What the chosen coupons take off together. */
export const coveredBy = (uses: readonly CouponUse<ExtraCoupon>[]): Money =>
  sumMoney(
    uses.flatMap(({ chosen, value }) => (chosen && value ? [value] : [])),
    BRAND.currency,
  );

/** Which of the coupons that are to pay take nothing off, or were named before. */
export function couponFaults(
  ids: readonly string[],
  uses: readonly CouponUse<{ readonly id: string }>[],
): CreateExtrasOrderFault[] {
  const paying = new Set(uses.flatMap(({ coupon, chosen }) => (chosen ? [coupon.id] : [])));
  return ids.flatMap((id, index) =>
    paying.has(id) && ids.indexOf(id) === index
      ? []
      : [{ code: 'COUPON_NOT_ACCEPTED', path: ['extraCouponIds', String(index)] }],
  );
}
