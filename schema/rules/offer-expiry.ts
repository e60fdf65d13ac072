import { LIMITS } from '../codes/limits.ts';
import { isExpired } from './payment-window.ts';
import type { RuleCode } from './rule-codes.ts';
import { addMinutes } from './time.ts';

/** Until when an offer, or the prices of a search, stand: 20 minutes (RULES, page time-out alert). */
export const offerExpiresAt = (createdAt: Date): Date => addMinutes(createdAt, LIMITS.offerMinutes);

/** Why an offer can no longer be ordered at its price; null while it can. */
export const offerProblem = (
  expiresAt: Date,
  now: Date,
): Extract<RuleCode, 'OFFER_EXPIRED'> | null =>
  isExpired(expiresAt, now) ? 'OFFER_EXPIRED' : null;
