import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const MINUTES_AN_HOUR = 60;

/**
 * Until when points cannot be spent after a contact, or a login password set by a code, has changed
 * (RULES 10.33).
 */
export const pointsHeldUntil = (changedAt: Date): Date =>
  addMinutes(changedAt, LIMITS.pointsHoldHours * MINUTES_AN_HOUR);

/** Why points cannot be spent yet; null when they can, and where they were never held. */
export const pointsHoldProblem = (
  heldUntil: Date | null,
  now: Date,
): Extract<RuleCode, 'POINTS_HELD'> | null => (heldUntil && now < heldUntil ? 'POINTS_HELD' : null);
