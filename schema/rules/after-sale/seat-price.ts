import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import {
  type Money,
  maxMoney,
  minMoney,
  percentOfMoney,
  subtractMoney,
  zeroMoney,
} from '#schema/rules/base/money.ts';

export type SeatDiscountCause = 'TIER' | 'FARE' | 'COUPON' | 'AIRLINE_CHANGE';

/** What takes something off the price of a seat for one passenger. */
export type SeatDiscounts = {
  /** The passenger's card, and how many per cent it takes off; null without a card. */
  readonly card: { readonly tier: CardTier; readonly percent: number } | null;
  readonly includedInFare: boolean;
  readonly coupon: boolean;
  /** Whether the seat replaces one that the airline took away. */
  readonly airlineChange: boolean;
};

/**
 * The price of a seat: `list` - `discount` = `total`. `points` pay all of it, a part of a yuan as a
 * whole one.
 */
export type SeatPrice = {
  readonly list: Money;
  readonly discount: Money;
  readonly discountCause: SeatDiscountCause | null;
  /** The card that takes it off; null for other causes. */
  readonly cardTier: CardTier | null;
  readonly discountPercent: number;
  readonly total: Money;
  readonly points: number;
};

const ALL = 100;

/**
 * The greatest discount, which alone counts; of equal ones that which costs the passenger nothing.
 */
function discountOf(discounts: SeatDiscounts): readonly [number, SeatDiscountCause | null] {
  if (discounts.airlineChange) return [ALL, 'AIRLINE_CHANGE'];
  if (discounts.includedInFare) return [ALL, 'FARE'];
  const percent = discounts.card?.percent ?? 0;
  if (percent >= ALL) return [ALL, 'TIER'];
  if (discounts.coupon) return [ALL, 'COUPON'];
  return percent > 0 ? [percent, 'TIER'] : [0, null];
}

/**
 * What a seat of this list price costs one passenger (RULES 6.11). Discounts are rounded down to
 * minor units.
 */
export function seatPrice(list: Money, discounts: SeatDiscounts): SeatPrice {
  const [discountPercent, cause] = discountOf(discounts);
  const discount = percentOfMoney(list, discountPercent);
  const total = subtractMoney(list, discount);
  const discountCause = discount.amount > 0 ? cause : null;
  return {
    list,
    discount,
    discountCause,
    cardTier: discountCause === 'TIER' ? (discounts.card?.tier ?? null) : null,
    discountPercent,
    total,
    points: Math.ceil(total.amount / LIMITS.pointValueMinorUnits),
  };
}

/**
 * What is due for new seats, and what comes back, when `paid` was paid for those given in exchange
 * (RULES 6.12).
 */
export function seatExchange(
  total: Money,
  paid: Money,
): { readonly credit: Money; readonly due: Money; readonly refund: Money } {
  const zero = zeroMoney(total.currency);
  return {
    credit: minMoney(total, paid),
    due: maxMoney(zero, subtractMoney(total, paid)),
    refund: maxMoney(zero, subtractMoney(paid, total)),
  };
}
