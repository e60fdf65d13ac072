import { LIMITS } from '#schema/codes/base/limits.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import type { AirlineChangeState } from '#schema/codes/orders/states.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

const MINUTES_AN_HOUR = 60;

/**
 * Whether a shift of a departure or an arrival counts as a change by the airline: 60 minutes or
 * more (RULES 8.3).
 */
export const isConsiderableShift = (before: Date, after: Date): boolean =>
  Math.abs(minutesBetween(before, after)) >= DISRUPTION.considerableChangeMinutes;

/**
 * Until when the traveller decides about a change: 24 hours before the new departure, and until the
 * departure itself for one that is announced later than that (RULES 8.4 and 8.20).
 */
export function decideBy(announcedAt: Date, departsAt: Date): Date {
  const regular = addMinutes(departsAt, -LIMITS.decideByHours * MINUTES_AN_HOUR);
  return announcedAt < regular ? regular : departsAt;
}

/**
 * When to remind of a decision: 24 hours before it is due (RULES 8.26); null for one that was
 * announced later than that.
 */
export function remindAt(announcedAt: Date, due: Date): Date | null {
  const regular = addMinutes(due, -DISRUPTION.decisionReminderHours * MINUTES_AN_HOUR);
  return announcedAt < regular ? regular : null;
}

/** A change by the airline, as it is stored: what the clock brings is not in it. */
export type StoredAirlineChange = {
  readonly state: AirlineChangeState;
  readonly announcedAt: Date;
  /** The new departure; the original one when no flight is proposed. */
  readonly departsAt: Date;
  /** Whether the airline proposes another flight. */
  readonly proposed: boolean;
};

/**
 * The state at an instant: not decided in time, it is LAPSED, whether or not a job has recorded it
 * (RULES 1.5).
 */
export const airlineChangeStateAt = (
  { state, announcedAt, departsAt }: StoredAirlineChange,
  now: Date,
): AirlineChangeState =>
  state === 'OPEN' && isExpired(decideBy(announcedAt, departsAt), now) ? 'LAPSED' : state;

export type AirlineChangeAction = 'KEEP' | 'MOVE' | 'REFUND';

export type AirlineChangeOption = {
  readonly action: AirlineChangeAction;
  /** The first instant at which it is not open any more; null when it is not open now. */
  readonly until: Date | null;
  readonly reason: Extract<RuleCode, 'NOTHING_TO_KEEP' | 'AIRLINE_CHANGE_CLOSED'> | null;
};

/**
 * The three options, always all of them (RULES 8.4): open until `decideBy`, a refund until
 * departure. Nothing can be kept when no flight is proposed. Who keeps the flights keeps the two
 * other options for as long as who does not decide.
 */
export function airlineChangeOptions(
  change: StoredAirlineChange,
  now: Date,
): AirlineChangeOption[] {
  const state = airlineChangeStateAt(change, now);
  const end = decideBy(change.announcedAt, change.departsAt);
  const closed = { until: null, reason: 'AIRLINE_CHANGE_CLOSED' } as const;
  const until = (instant: Date) =>
    isExpired(instant, now) ? closed : ({ until: instant, reason: null } as const);
  const isKept = state === 'KEPT';
  const open = state === 'OPEN' ? until(end) : closed;
  const move = isKept ? until(end) : open;
  const refund =
    isKept || state === 'OPEN' || state === 'LAPSED' ? until(change.departsAt) : closed;
  const keep =
    open.until && !change.proposed ? ({ until: null, reason: 'NOTHING_TO_KEEP' } as const) : open;
  return [
    { action: 'KEEP', ...keep },
    { action: 'MOVE', ...move },
    { action: 'REFUND', ...refund },
  ];
}
