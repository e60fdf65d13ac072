import type { ExtraCoupon, ExtraItem } from '#gateway/modules/extras/extra.model.ts';
import { priceFor } from '#gateway/modules/extras/passengers/extras-for-passenger.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { type Money, multiplyMoney, sumMoney } from '#schema/rules/base/money.ts';
import { type CouponUse, judgeCoupons } from '#schema/rules/club/coupon-use.ts';
import { includedBy } from '#schema/rules/club/extra-for-passenger.ts';
import { extraProblem } from '#schema/rules/club/extras-order.ts';
import type {
  CreateExtrasOrderFault,
  ExtrasItemFault,
  ExtrasRequest,
} from './create-extras-order.input.ts';
import type { ItemReceiver } from './judge-passengers.ts';

/** The coupons that a member has, and those of them that are to pay for items. */
type CouponsOffered = {
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

/**
 * Who orders: the card, null of a guest, and how many of each extra were ordered in this calendar
 * year.
 */
export type Buyer = {
  readonly tier: CardTier | null;
  readonly ordered: ReadonlyMap<string, number>;
};

/** Why an extra is not sold to a passenger on a flight, or for no flight; null when it is. */
function passengerProblem(
  { kind, zonePrices }: OfferedExtra,
  { receiver, code }: ItemReceiver,
): ExtrasItemFault['code'] | null {
  if (code) return code;
  if (!receiver) return zonePrices ? 'EXTRA_NEEDS_FLIGHT' : null;
  return includedBy(kind, receiver) ? 'INCLUDED_ALREADY' : null;
}

/**
 * The items of an order at the prices of now, and what stands in their way. Of one extra named
 * twice both count.
 */
export function judgeItems(
  catalogue: readonly OfferedExtra[],
  asked: ExtrasRequest['items'],
  receivers: readonly ItemReceiver[],
  { tier, ordered }: Buyer,
): { readonly items: ExtraItem[]; readonly faults: ExtrasItemFault[] } {
  const items: ExtraItem[] = [];
  const faults: ExtrasItemFault[] = [];
  for (const [index, { extraId, quantity, forWhom = null }] of asked.entries()) {
    const path = ['items', String(index)];
    const extra = catalogue.find(({ id }) => id === extraId);
    if (!extra) {
      faults.push({ code: 'EXTRA_NOT_OFFERED', path: [...path, 'extraId'] });
      continue;
    }
    const before = items
      .filter((item) => item.extraId === extraId)
      .reduce((sum, item) => sum + item.quantity, ordered.get(extraId) ?? 0);
    const forOne = receivers[index] ?? { receiver: null, code: null };
    const code = extraProblem(extra, quantity, { tier, ordered: before });
    const unsold = passengerProblem(extra, forOne);
    const field = code === 'EXTRA_NOT_OFFERED' ? 'extraId' : 'quantity';
    if (code) faults.push({ code, path: [...path, field] });
    else if (unsold) faults.push({ code: unsold, path: [...path, 'passengerSegmentId'] });
    else items.push({ extraId, quantity, forWhom, price: priceFor(extra, forOne.receiver) });
  }
  return { items, faults };
}

/** What items cost together, with all taxes. */
export const totalOf = (items: readonly ExtraItem[]): Money =>
  sumMoney(
    items.map(({ price, quantity }) => multiplyMoney(price, quantity)),
    BRAND.currency,
  );
