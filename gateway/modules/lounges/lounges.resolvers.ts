import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** Lounges. */
export const loungesResolvers: Resolvers = {
  Query: {
    lounges: (_root, _args, { services }) => [...services.lounges.lounges()],
  },
  Lounge: {
    id: ({ code }) => globalId('Lounge', code),
    terminal: ({ airport }) => airport.terminal,
    services: ({ services }) => [...services],
  },
};

export const loungeNode: NodeLoader = (key, { services }) => services.lounges.lounge(key);
