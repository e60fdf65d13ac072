import type { CouponState } from '#schema/codes/orders/states.ts';
import { isOpenCoupon } from '#schema/rules/orders/order-status.ts';

/**
 * The state of a coupon at an instant. In this airline there are no no-shows: an open coupon is FLOWN once its flight has
 * departed, in every query at once.
 */
export const couponStateAt = (stored: CouponState, departsAt: Date, now: Date): CouponState =>
  isOpenCoupon(stored) && now >= departsAt ? 'FLOWN' : stored;
