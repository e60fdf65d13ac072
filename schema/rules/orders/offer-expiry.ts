import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/**
 * Until when an offer, or the prices of a search, stand: 20 minutes (RULES, page time-out alert). Whether it is over is
 * `isExpired`.
 */
export const offerExpiresAt = (createdAt: Date): Date => addMinutes(createdAt, LIMITS.offerMinutes);
