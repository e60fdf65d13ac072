import type { CouponState } from '#schema/codes/orders/states.ts';
import { isOpenCoupon } from '#schema/rules/orders/order-status.ts';
import type { Coupon } from './ticket.model.ts';

/**
 * The state of a coupon at an instant. In this airline there are no no-shows: an open coupon is
 * FLOWN once its flight has departed, in every query at once; one that is being given back cannot
 * be flown.
 */
export const couponStateAt = (
  { state, procedure }: Pick<Coupon, 'state' | 'procedure'>,
  departsAt: Date,
  now: Date,
): CouponState =>
  isOpenCoupon(state) && procedure !== 'REFUND' && now >= departsAt ? 'FLOWN' : state;
