import type { CouponState } from '#schema/codes/orders/states.ts';
import { isOpenCoupon } from '#schema/rules/orders/order-status.ts';

/**
 * Where a coupon stands at an instant. In this airline everybody appears: an open coupon is FLOWN once its flight has
 * departed, to every reader at once.
 */
export const couponStateAt = (stored: CouponState, departsAt: Date, now: Date): CouponState =>
  isOpenCoupon(stored) && now >= departsAt ? 'FLOWN' : stored;
