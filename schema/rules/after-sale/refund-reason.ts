import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** A flight that is given up, as operations control knows it. */
export type RefundedFlight = { readonly cancelled: boolean; readonly shiftMinutes: number };

/** Whether a reason is something that the airline did. */
export const isByAirline = (
  reason: RefundReason,
): reason is Extract<RefundReason, 'FLIGHT_CANCELLED' | 'FLIGHT_CHANGED'> =>
  reason === 'FLIGHT_CANCELLED' || reason === 'FLIGHT_CHANGED';

const isTrueOf = (reason: RefundReason, { cancelled, shiftMinutes }: RefundedFlight): boolean =>
  reason === 'FLIGHT_CANCELLED'
    ? cancelled
    : cancelled || Math.abs(shiftMinutes) >= DISRUPTION.considerableChangeMinutes;

/**
 * Why a reason does not hold (RULES 8.3 and 8.13); null when it does. What the airline did must be
 * true of a flight of each bound that is given up.
 */
export function reasonProblem(
  reason: RefundReason,
  bounds: readonly (readonly RefundedFlight[])[],
): Extract<RuleCode, 'REASON_NOT_TRUE'> | null {
  if (!isByAirline(reason)) return null;
  const holds = bounds.every((flights) => flights.some((flight) => isTrueOf(reason, flight)));
  return holds ? null : 'REASON_NOT_TRUE';
}
