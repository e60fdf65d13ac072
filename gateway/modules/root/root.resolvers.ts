import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** What belongs to no aggregate: the clock, and the codes that languages have inside the gateway. */
export const rootResolvers: Resolvers = {
  Query: {
    serverNow: (_root, _args, context) => context.now,
  },
  Locale: { EN: 'en', ZH_HK: 'zh-hk', JA: 'ja' },
};
