import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/** How many files may be sent: from one network, which an office may share, and by one browser or member. */
export const UPLOAD_LIMITS = {
  address: { most: 200, windowMinutes: 60 },
  sender: { most: 60, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;
