import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/**
 * How often a flight may be looked for: from one network, which a family may share, and with the same details; and how many codes
 * are written about one booking, for one network and for all of them. A stranger who knows the details takes nothing from the
 * traveller so, and neither guesses a code nor fills a mailbox.
 */
export const CHECK_IN_ACCESS_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesForNetwork: { most: 10, windowMinutes: 60 },
  codesOfBooking: { most: 40, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;
