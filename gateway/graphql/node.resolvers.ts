import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Resolvers, ResolversTypes } from '#gateway/resolvers.gen.ts';
import { readGlobalId } from './global-id.ts';

/** Finds one object by the key in its global id; `null` when there is none or the actor may not see it. */
export type NodeLoader = (key: string, context: GatewayContext) => unknown;

/**
 * `Query.node` over the loaders of all modules, by the name of the type. It answers `undefined` for a type that none of them loads:
 * null to a client, and in a demo what may be made up.
 */
export const nodeResolvers = (loaders: Readonly<Record<string, NodeLoader>>): Resolvers => ({
  Query: {
    async node(_root, { id }, context) {
      const named = readGlobalId(id);
      const load = named && Object.hasOwn(loaders, named.type) ? loaders[named.type] : undefined;
      if (!named) return null;
      if (!load) return undefined as never;
      const found = await load(named.key, context);
      return found
        ? ({ ...found, __typename: named.type } as object as Awaited<ResolversTypes['Node']>)
        : null;
    },
  },
});
