import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import type { ExtraCouponState } from '#schema/codes/orders/states.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { compareMoney, type Money, minMoney } from '#schema/rules/base/money.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** A coupon of the club, as far as its use is concerned. */
export type CouponInHand = {
  readonly state: ExtraCouponState;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate;
};

export type CouponProblem = Extract<
  RuleCode,
  'COUPON_SET_ASIDE' | 'COUPON_NOT_YET_VALID' | 'COUPON_EXPIRED' | 'COUPON_SPENT'
>;

/**
 * Why a coupon cannot be used on a commercial day; null when it can, on its first and its last day
 * too.
 */
export function couponProblem(
  { state, validFrom, validUntil }: CouponInHand,
  today: LocalDate,
): CouponProblem | null {
  if (state === 'USED' || state === 'REVOKED') return 'COUPON_SPENT';
  if (state === 'EXPIRED' || today > validUntil) return 'COUPON_EXPIRED';
  if (state === 'FROZEN') return 'COUPON_SET_ASIDE';
  return today < validFrom ? 'COUPON_NOT_YET_VALID' : null;
}

/** A coupon that may pay for an extra of its kind. */
export type OfferedCoupon = CouponInHand & {
  readonly id: string;
  readonly kind: ExtraKind;
  /**
   * What it pays at most (RULES 9.34); null where it pays one extra of its kind, whatever that
   * costs.
   */
  readonly worth: Money | null;
};

/** One extra that is to be paid. */
export type UnpaidExtra = { readonly kind: ExtraKind; readonly price: Money };

/** What a coupon takes off an order of extras, or why it takes off nothing. */
export type CouponUse<Coupon> = { readonly coupon: Coupon; readonly chosen: boolean } & (
  | { readonly value: Money; readonly problem: null }
  | { readonly value: null; readonly problem: CouponUseProblem }
);

export type CouponUseProblem =
  | CouponProblem
  | Extract<RuleCode, 'COUPON_EXTRA_NOT_CHOSEN' | 'COUPON_NOT_NEEDED'>;

/**
 * What each coupon takes off an order of extras: the price of one extra of its kind, the dearest
 * that no coupon before it pays. Those that are chosen pay first, in the order of `chosenIds`; the
 * others say what they would pay on top.
 */
export function judgeCoupons<Coupon extends OfferedCoupon>(
  coupons: readonly Coupon[],
  extras: readonly UnpaidExtra[],
  chosenIds: readonly string[],
  today: LocalDate,
): CouponUse<Coupon>[] {
  const unpaid = extras.toSorted((a, b) => compareMoney(b.price, a.price));
  const judged = (coupon: Coupon, chosen: boolean): CouponUse<Coupon> => {
    const problem = couponProblem(coupon, today);
    if (problem) return { coupon, chosen: false, value: null, problem };
    const at = unpaid.findIndex(({ kind }) => kind === coupon.kind);
    const [extra] = chosen && at >= 0 ? unpaid.splice(at, 1) : unpaid.slice(at, at + 1);
    if (at >= 0 && extra) {
      const value = coupon.worth ? minMoney(coupon.worth, extra.price) : extra.price;
      return { coupon, chosen, value, problem: null };
    }
    const isOfKind = extras.some(({ kind }) => kind === coupon.kind);
    const why = isOfKind ? 'COUPON_NOT_NEEDED' : 'COUPON_EXTRA_NOT_CHOSEN';
    return { coupon, chosen: false, value: null, problem: why };
  };
  const isChosen = ({ id }: Coupon) => chosenIds.includes(id);
  const byChoice = coupons
    .filter(isChosen)
    .toSorted((a, b) => chosenIds.indexOf(a.id) - chosenIds.indexOf(b.id));
  const uses = new Map(byChoice.map((coupon) => [coupon.id, judged(coupon, true)]));
  return coupons.map((coupon) => uses.get(coupon.id) ?? judged(coupon, false));
}
