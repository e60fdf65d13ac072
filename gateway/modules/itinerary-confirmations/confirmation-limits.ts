import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/**
 * How often an itinerary may be asked for: from one network, which an office may share, and with
 * the same details; and how many codes are written about one ticket, for one network and for all of
 * them. So a stranger who knows the details takes nothing from the traveller, and neither guesses a
 * code nor fills a mailbox. Of the numbers that one network checks only wrong ones count: an
 * authority may check as many confirmations as it is shown.
 */
export const CONFIRMATION_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesForNetwork: { most: 10, windowMinutes: 60 },
  wrongNumbers: { most: 30, windowMinutes: 60 },
  codesOfTicket: { most: 40, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;
