import type { CouponState } from '#schema/codes/orders/states.ts';

export type TicketUse = 'UNUSED' | 'PARTLY_USED' | 'USED';

/**
 * How much of a ticket is used. Coupons that were refunded, exchanged or voided do not count
 * (RULES 8.17).
 */
export function ticketUse(coupons: readonly CouponState[]): TicketUse {
  const flown = coupons.filter((state) => state === 'FLOWN').length;
  const open = coupons.filter((state) => state === 'OPEN' || state === 'CHECKED_IN').length;
  if (flown === 0) return 'UNUSED';
  return open > 0 ? 'PARTLY_USED' : 'USED';
}
