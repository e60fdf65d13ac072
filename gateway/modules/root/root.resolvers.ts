import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { minorDigits } from '#schema/rules/base/money.ts';

/** The locales of the SDL in the codes of `schema/codes/base/locales.ts`. */
export const LOCALE_VALUES = { EN: 'en', ZH_HK: 'zh-hk', JA: 'ja' } as const;

/**
 * What belongs to no aggregate: the clock, money, and the codes that languages have inside the
 * gateway.
 */
export const rootResolvers: Resolvers = {
  Query: {
    serverNow: (_root, _args, context) => context.now,
  },
  Money: {
    digits: ({ currency }) => minorDigits(currency),
  },
  Locale: LOCALE_VALUES,
};
