import type { GatewayContext } from '#gateway/requests/context.ts';
import { badUserInput } from '#gateway/requests/faults.ts';
import type { Resolvers, ResolversTypes } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { readGlobalId } from './global-id.ts';

/**
 * Finds one object by the key in its global id; `null` when there is none or the actor may not see
 * it.
 */
export type NodeLoader = (key: string, context: GatewayContext) => unknown;

/**
 * `Query.node` and `Query.nodes` over the loaders of all modules, by the name of the type. For a
 * type that none of them loads the answer is `undefined`: null to a client, and in a demo what may
 * be mocked.
 * @param signed loaders of types whose id is signed and holds the object: it names no type, so each
 * of them reads it
 */
export function nodeResolvers(
  loaders: Readonly<Record<string, NodeLoader>>,
  signed: Readonly<Record<string, NodeLoader>> = {},
): Resolvers {
  const findSigned = async (id: string, context: GatewayContext) => {
    for (const [type, load] of Object.entries(signed)) {
      const found = await load(id, context);
      if (found) return { ...found, __typename: type } as object as Awaited<ResolversTypes['Node']>;
    }
    return null;
  };
  const find = async (id: string, context: GatewayContext) => {
    const named = readGlobalId(id);
    const load = named && Object.hasOwn(loaders, named.type) ? loaders[named.type] : undefined;
    if (!named) return findSigned(id, context);
    if (!load) return undefined as never;
    const found = await load(named.key, context);
    return found
      ? ({ ...found, __typename: named.type } as object as Awaited<ResolversTypes['Node']>)
      : null;
  };
  return {
    Query: {
      node: (_root, { id }, context) => find(id, context),
      nodes(_root, { ids }, context) {
        if (ids.length > LIMITS.page.most)
          throw badUserInput(`Ask for ${LIMITS.page.most} objects at most.`);
        return Promise.all(ids.map((id) => find(id, context)));
      },
    },
  };
}
