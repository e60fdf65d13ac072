import { LIMITS } from '#schema/codes/base/limits.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import { checkInWindow, checkInWindowProblem } from '#schema/rules/check-in/check-in-window.ts';
import {
  allowedUntil,
  type OrderFacts,
  refused,
  type Verdict,
} from '#schema/rules/orders/order-facts.ts';

/** What can be done with the tickets of an order, once they exist. */
export type AftersalesAction = Exclude<OrderAction, 'PAY' | 'CANCEL' | 'RECEIPT'>;

const earliest = (instants: readonly Date[]): Date =>
  new Date(Math.min(...instants.map((instant) => instant.getTime())));
const latest = (instants: readonly Date[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant.getTime())));

function checkIn(departures: readonly Date[], now: Date): Verdict {
  const possible = departures.filter((departsAt) => !checkInWindowProblem(departsAt, now));
  if (possible.length > 0)
    return allowedUntil(latest(possible.map((departsAt) => checkInWindow(departsAt).closesAt)));
  const later = departures.filter(
    (departsAt) => checkInWindowProblem(departsAt, now) === 'CHECK_IN_NOT_OPEN',
  );
  return later.length > 0
    ? refused('CHECK_IN_NOT_OPEN', checkInWindow(earliest(later)).opensAt)
    : refused('CHECK_IN_CLOSED');
}

function cancelCheckIn(departures: readonly Date[], now: Date): Verdict {
  const closing = departures
    .map((departsAt) => checkInWindow(departsAt).closesAt)
    .filter((closesAt) => now < closesAt);
  if (departures.length === 0) return refused('NOT_CHECKED_IN');
  return closing.length > 0 ? allowedUntil(latest(closing)) : refused('CHECK_IN_CLOSED');
}

/**
 * Whether a ticketed order as a whole allows an action: it does while one of its coupons does
 * (RULES 4.9). Which passenger on which flight it concerns is asked again where the action is
 * taken.
 */
export function aftersalesCapability(
  action: AftersalesAction,
  facts: OrderFacts,
  now: Date,
): Verdict {
  const ahead = facts.coupons.filter(({ departsAt }) => now < departsAt);
  const departuresOf = (state: 'OPEN' | 'CHECKED_IN') =>
    ahead
      .filter((coupon) => coupon.state === state && !coupon.inRefund)
      .map(({ departsAt }) => departsAt);
  const open = departuresOf('OPEN');
  const checkedIn = departuresOf('CHECKED_IN');
  const inRefund = ahead.some((coupon) => coupon.inRefund);

  if (action === 'CANCEL_CHECK_IN') return cancelCheckIn(checkedIn, now);
  if ((action === 'CHANGE_DATE' || action === 'REFUND') && !facts.boughtHere)
    return refused('OTHER_CHANNEL');
  if (open.length === 0 && checkedIn.length > 0) return refused('STILL_CHECKED_IN');
  if (open.length === 0) return refused(inRefund ? 'REFUND_IN_PROGRESS' : 'ORDER_CLOSED');
  if (facts.unpaidSeats) return refused('UNPAID_SEATS');
  if (action === 'CHECK_IN') return checkIn(open, now);
  if (action === 'CHANGE_DATE' && facts.dateChanges >= LIMITS.dateChangesPerTicket)
    return refused('ALREADY_CHANGED');
  return allowedUntil(action === 'CHANGE_DATE' ? earliest(open) : latest(open));
}
