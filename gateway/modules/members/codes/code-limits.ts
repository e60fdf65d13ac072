import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';

/**
 * How many codes may be asked for: from one network, which a family or an office may share; as text messages from one network,
 * which cost money; to one recipient from one network, and to one recipient in all, in an hour and in a day: each code can be
 * guessed at five times. A stranger who asks for another person's codes runs into the third limit long before the owner runs into
 * the next ones, and a browser in which the owner has signed in before is counted by itself (RULES 10.34).
 */
export const CODE_LIMITS = {
  network: { most: 30, windowMinutes: 10 },
  textsFromNetwork: { most: 20, windowMinutes: 60 },
  recipientFromNetwork: { most: 8, windowMinutes: 60 },
  recipient: { most: 24, windowMinutes: 60 },
  recipientInADay: { most: 30, windowMinutes: 24 * 60 },
  recipientFromKnown: { most: 8, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;
