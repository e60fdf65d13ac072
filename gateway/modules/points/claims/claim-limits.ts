import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/** How often a member may claim: a family's trips of half a year, and no ticket number is found by trying. */
export const CLAIM_LIMIT: RateLimit = { most: 30, windowMinutes: 60 };
