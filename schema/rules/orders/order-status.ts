import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import type { CouponState, OrderState } from '#schema/codes/orders/states.ts';
import { isExpired } from './payment-window.ts';

/** An order as it is stored: what the clock brings is not in it. */
export type StoredOrder = {
  readonly state: OrderState;
  readonly paymentDueAt: Date;
  readonly coupons: readonly { readonly state: CouponState }[];
};

/** Whether a coupon can still be flown. */
export const isOpenCoupon = (state: CouponState): boolean =>
  state === 'OPEN' || state === 'CHECKED_IN';

/**
 * The state of an order at an instant: unpaid past its deadline it is CANCELLED, without an open
 * coupon COMPLETED, whether or not a job has recorded it (RULES 1.5).
 */
export function orderStateAt({ state, paymentDueAt, coupons }: StoredOrder, now: Date): OrderState {
  if (state === 'PENDING_PAYMENT') return isExpired(paymentDueAt, now) ? 'CANCELLED' : state;
  const travelled = !coupons.some((coupon) => isOpenCoupon(coupon.state));
  return state === 'TICKETED' && travelled ? 'COMPLETED' : state;
}

/** The tabs under which an order is listed at an instant. */
export function orderTabsAt(order: StoredOrder, now: Date): OrderTab[] {
  const state = orderStateAt(order, now);
  if (state === 'PENDING_PAYMENT' || state === 'CANCELLED') return ['ALL', state];
  const open = order.coupons.some((coupon) => isOpenCoupon(coupon.state));
  return ['ALL', open ? 'PENDING_TRAVEL' : 'COMPLETED'];
}
