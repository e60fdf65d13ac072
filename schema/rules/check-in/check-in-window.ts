import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

export type CheckInWindowProblem = Extract<RuleCode, 'CHECK_IN_NOT_OPEN' | 'CHECK_IN_CLOSED'>;

/**
 * When check-in for a departure opens, and the first instant at which it is closed: T-48 h and T-60
 * min.
 */
export const checkInWindow = (departsAt: Date): { opensAt: Date; closesAt: Date } => ({
  opensAt: addMinutes(departsAt, -LIMITS.checkInOpensMinutes),
  closesAt: addMinutes(departsAt, -LIMITS.checkInClosesMinutes),
});

/** Why check-in for a departure is not possible now; null when it is. */
export function checkInWindowProblem(departsAt: Date, now: Date): CheckInWindowProblem | null {
  const { opensAt, closesAt } = checkInWindow(departsAt);
  if (now < opensAt) return 'CHECK_IN_NOT_OPEN';
  return isExpired(closesAt, now) ? 'CHECK_IN_CLOSED' : null;
}

export type CheckInCancellationProblem =
  | CheckInWindowProblem
  | Extract<RuleCode, 'CHECK_IN_CANCELLATIONS_USED'>;

/**
 * Why a check-in cannot be cancelled now: inside the last 48 hours, until check-in closes, at most
 * twice for a passenger and a segment (RULES 7.5). `cancellations` are those made before.
 */
export function checkInCancellationProblem(
  departsAt: Date,
  cancellations: number,
  now: Date,
): CheckInCancellationProblem | null {
  if (now < addMinutes(departsAt, -LIMITS.checkInCancellationMinutes)) return 'CHECK_IN_NOT_OPEN';
  if (isExpired(checkInWindow(departsAt).closesAt, now)) return 'CHECK_IN_CLOSED';
  return cancellations >= LIMITS.checkInCancellationsPerSegment
    ? 'CHECK_IN_CANCELLATIONS_USED'
    : null;
}
