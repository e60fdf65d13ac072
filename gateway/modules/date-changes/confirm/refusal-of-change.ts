import type { ConfirmDateChangeErrorCode } from '#gateway/resolvers.gen.ts';

const TOLD: readonly ConfirmDateChangeErrorCode[] = [
  'FLIGHT_WITHDRAWN',
  'SOLD_OUT',
  'FLIGHT_DEPARTED',
  'COUPON_USED',
  'ALREADY_CHANGED',
  'STILL_CHECKED_IN',
  'UNPAID_SEATS',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
  'AIRLINE_CHANGE_CLOSED',
];

/** What no longer fits since the offer was made is a matter of the coupons: the offer itself was right. */
export const refusalOfChange = (fault: string): ConfirmDateChangeErrorCode =>
  TOLD.find((code) => code === fault) ?? 'COUPON_USED';
