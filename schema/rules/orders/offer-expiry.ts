import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/**
 * Until when an offer, or the prices of a search, are valid: 20 minutes (RULES 1.13). Whether that
 * has passed is `isExpired`.
 */
export const offerExpiresAt = (createdAt: Date): Date => addMinutes(createdAt, LIMITS.offerMinutes);
