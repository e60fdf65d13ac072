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

/** What prevents a change of date and a refund alike (RULES 4.14, 6.10, 7.6 and 8.21); null when nothing does. */
const aftersaleProblem = (facts: AftersaleFacts): AftersaleProblem | null => {
  if (!facts.boughtHere) return 'OTHER_CHANNEL';
  if (facts.coupons.length === 0) return 'NOT_TICKETED';
  if (facts.coupons.includes('CHECKED_IN')) return 'STILL_CHECKED_IN';
  if (facts.unpaidSeats) return 'UNPAID_SEATS';
  if (facts.procedure === 'DATE_CHANGE') return 'CHANGE_IN_PROGRESS';
  return facts.procedure === 'REFUND' ? 'REFUND_IN_PROGRESS' : null;
};

/** Why coupons cannot be given back; null when at least one can. */
export const refundProblem = (
  facts: AftersaleFacts,
): AftersaleProblem | Extract<RuleCode, 'NOTHING_TO_REFUND'> | null =>
  aftersaleProblem(facts) ?? (facts.coupons.includes('OPEN') ? null : 'NOTHING_TO_REFUND');
