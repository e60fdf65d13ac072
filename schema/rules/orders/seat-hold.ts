import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from './payment-window.ts';

/** Until when a preferred seat is held after submission: 20 minutes (RULES 6.9). */
export const seatHeldUntil = (submittedAt: Date): Date =>
  addMinutes(submittedAt, LIMITS.seatHoldMinutes);

/** Why a held seat can no longer be paid; null while it can. */
export const seatHoldProblem = (
  heldUntil: Date,
  now: Date,
): Extract<RuleCode, 'SEAT_HOLD_EXPIRED'> | null =>
  isExpired(heldUntil, now) ? 'SEAT_HOLD_EXPIRED' : null;
