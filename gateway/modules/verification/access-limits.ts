import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/**
 * How often an order may be looked up: from one network, which a family or an office may share, and by the same two
 * factors; and how many codes are sent for one order, by whichever of its names and ticket numbers they are requested.
 * With five tries a code, one of a million cannot be guessed, and no mailbox is flooded.
 */
export const ACCESS_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesOfOrder: { most: 10, windowMinutes: 60 },
  triesFromAddress: { most: 60, windowMinutes: 10 },
} as const satisfies Record<string, RateLimit>;
