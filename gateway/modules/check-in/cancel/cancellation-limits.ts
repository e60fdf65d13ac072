import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/** How many codes are written to one contact, and for one network, whatever check-in they are about. */
export const CHECK_IN_CANCELLATION_LIMITS = {
  forContact: { most: 10, windowMinutes: 60 },
  fromNetwork: { most: 30, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;
