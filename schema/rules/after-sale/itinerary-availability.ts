import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';
import { addDays, addYears } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { commercialDay, endOfDay } from '#schema/rules/base/time.ts';
import { isOpenCoupon } from '#schema/rules/orders/order-status.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/** A coupon as far as the receipt is concerned. `arrivesAt` is when its flight lands. */
export type ReceiptCoupon = { readonly state: CouponState; readonly arrivesAt: Date };

export type ReceiptProblem = Extract<
  RuleCode,
  'NOT_TICKETED' | 'ORDER_CLOSED' | 'RECEIPT_PERIOD_OVER'
>;

/** Until when the receipt is given (the first instant it no longer is), or why it is not. */
export type ReceiptAvailability =
  | {
      readonly until: Date;
      readonly problem: Extract<ReceiptProblem, 'RECEIPT_PERIOD_OVER'> | null;
    }
  | { readonly until: null; readonly problem: Exclude<ReceiptProblem, 'RECEIPT_PERIOD_OVER'> };

/**
 * Whether the itinerary receipt is given (RULES 8.17): to the end of the 27th commercial day after
 * the last segment was used, or of the day one year after purchase while one is not; never for what
 * was refunded, exchanged or void.
 */
export function receiptAvailability(
  purchasedAt: Date | null,
  coupons: readonly ReceiptCoupon[],
  now: Date,
): ReceiptAvailability {
  if (!purchasedAt || coupons.length === 0) return { until: null, problem: 'NOT_TICKETED' };
  const valid = coupons.filter(({ state }) => isOpenCoupon(state) || state === 'FLOWN');
  if (valid.length === 0) return { until: null, problem: 'ORDER_CLOSED' };
  const unused = valid.some(({ state }) => isOpenCoupon(state));
  const lastUsedAt = new Date(Math.max(...valid.map(({ arrivesAt }) => arrivesAt.getTime())));
  const lastDay = unused
    ? addYears(commercialDay(purchasedAt), LIMITS.receiptYearsFromPurchase)
    : addDays(commercialDay(lastUsedAt), LIMITS.receiptDaysAfterUse);
  const until = endOfDay(lastDay, BRAND.commercialZone);
  return { until, problem: isExpired(until, now) ? 'RECEIPT_PERIOD_OVER' : null };
}
