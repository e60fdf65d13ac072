import { LIMITS } from '../codes/limits.ts';
import { isExpired } from './payment-window.ts';
import type { RuleCode } from './rule-codes.ts';
import { addMinutes } from './time.ts';

/** Until when a preferred seat is held for whoever submitted it: 20 minutes (SPEC section 9). */
export const seatHeldUntil = (submittedAt: Date): Date =>
  addMinutes(submittedAt, LIMITS.seatHoldMinutes);

/** Why a held seat can no longer be paid; null while it can. */
export const seatHoldProblem = (
  heldUntil: Date,
  now: Date,
): Extract<RuleCode, 'SEAT_HOLD_EXPIRED'> | null =>
  isExpired(heldUntil, now) ? 'SEAT_HOLD_EXPIRED' : null;
