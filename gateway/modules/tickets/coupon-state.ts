import type { CouponState } from '#gateway/resolvers.gen.ts';

const TO_BE_FLOWN: readonly CouponState[] = ['OPEN', 'CHECKED_IN'];

/**
 * Where a coupon stands at an instant. In this airline everybody appears: an open coupon is FLOWN once its flight has
 * departed, to every reader at once.
 */
export const couponStateAt = (stored: CouponState, departsAt: Date, now: Date): CouponState =>
  TO_BE_FLOWN.includes(stored) && now >= departsAt ? 'FLOWN' : stored;

/** Whether a coupon can still be flown: its order is still to be travelled (RULES, order tabs). */
export const isOpen = (state: CouponState): boolean => TO_BE_FLOWN.includes(state);
