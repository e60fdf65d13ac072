import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** What decides whether coupons can be changed or given back. */
export type AftersaleFacts = {
  /** Whether it was bought on this site (RULES 4.14). */
  readonly boughtHere: boolean;
  /** The states of the coupons concerned; none before the ticket is issued. */
  readonly coupons: readonly CouponState[];
  readonly unpaidSeats: boolean;
  readonly procedure: 'DATE_CHANGE' | 'REFUND' | null;
};

export type AftersaleProblem = Extract<
  RuleCode,
  | 'OTHER_CHANNEL'
  | 'NOT_TICKETED'
  | 'STILL_CHECKED_IN'
  | 'UNPAID_SEATS'
  | 'CHANGE_IN_PROGRESS'
  | 'REFUND_IN_PROGRESS'
>;

/**
 * What prevents a change of date and a refund alike (RULES 4.14, 6.10, 7.6 and 8.21); null when
 * nothing does.
 */
function aftersaleProblem(facts: AftersaleFacts): AftersaleProblem | null {
  if (!facts.boughtHere) return 'OTHER_CHANNEL';
  if (facts.coupons.length === 0) return 'NOT_TICKETED';
  if (facts.coupons.includes('CHECKED_IN')) return 'STILL_CHECKED_IN';
  if (facts.unpaidSeats) return 'UNPAID_SEATS';
  if (facts.procedure === 'DATE_CHANGE') return 'CHANGE_IN_PROGRESS';
  return facts.procedure === 'REFUND' ? 'REFUND_IN_PROGRESS' : null;
}

/** Why coupons cannot be given back; null when at least one can. */
export const refundProblem = (
  facts: AftersaleFacts,
): AftersaleProblem | Extract<RuleCode, 'NOTHING_TO_REFUND'> | null =>
  aftersaleProblem(facts) ?? (facts.coupons.includes('OPEN') ? null : 'NOTHING_TO_REFUND');

export type DateChangeProblem =
  | AftersaleProblem
  | Extract<RuleCode, 'COUPON_USED' | 'FARE_NOT_CHANGEABLE' | 'ALREADY_CHANGED'>;

/** What else decides about a change of date. */
export type DateChangeFacts = AftersaleFacts & {
  /** Whether the fare's conditions allow a change before departure. */
  readonly changeable: boolean;
  /** Changes by choice along the chain of reissued tickets, of the passenger who has most. */
  readonly dateChanges: number;
  /**
   * Whether the airline changed the flight: then the change is free, and not counted (RULES 8.2).
   */
  readonly byAirline: boolean;
};

/**
 * Why the coupons of a bound cannot be moved to another day (RULES 8.1 and 8.2); null when they
 * can.
 */
export function dateChangeProblem(facts: DateChangeFacts): DateChangeProblem | null {
  const common = aftersaleProblem(facts);
  if (common) return common;
  if (facts.coupons.some((state) => state !== 'OPEN')) return 'COUPON_USED';
  if (facts.byAirline) return null;
  if (!facts.changeable) return 'FARE_NOT_CHANGEABLE';
  return facts.dateChanges >= LIMITS.dateChangesPerTicket ? 'ALREADY_CHANGED' : null;
}
