import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const MINUTES_AN_HOUR = 60;

/** Until when a change of contact can be undone (RULES 10.32). */
export const undoableUntil = (changedAt: Date): Date =>
  addMinutes(changedAt, LIMITS.contactUndoHours * MINUTES_AN_HOUR);

/** Changes of before this instant can be undone no more. */
export const changesEndedBefore = (now: Date): Date =>
  addMinutes(now, -LIMITS.contactUndoHours * MINUTES_AN_HOUR);

/** Why a change of contact cannot be undone any more; null when it can. */
export const contactUndoProblem = (
  changedAt: Date,
  now: Date,
): Extract<RuleCode, 'CONTACT_CHANGE_NOT_FOUND'> | null =>
  now < undoableUntil(changedAt) ? null : 'CONTACT_CHANGE_NOT_FOUND';
