import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/**
 * How often an order may be looked for: from one network, which a family or an office may share, and by one asker with the
 * same two factors; and how many codes are written about one order, by whichever of its names and ticket numbers they are
 * asked for: for one asker, and for all of them. An asker is a network, or the browser that made the order. So a stranger
 * who knows both factors takes nothing from the traveller, and neither guesses a code nor fills a mailbox.
 */
export const ACCESS_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesForAsker: { most: 10, windowMinutes: 60 },
  codesOfOrder: { most: 40, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;
