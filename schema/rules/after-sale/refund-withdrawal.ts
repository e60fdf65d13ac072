import { REFUND_STATES, type RefundState } from '#schema/codes/orders/states.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { mayMove } from '#schema/rules/base/state-machine.ts';

/** Why a refund cannot be withdrawn (RULES 8.9); null when it can. */
export const withdrawalProblem = (
  state: RefundState,
): Extract<RuleCode, 'REFUND_NOT_UNDER_REVIEW'> | null =>
  mayMove(REFUND_STATES, state, 'WITHDRAWN') ? null : 'REFUND_NOT_UNDER_REVIEW';
