import { type NodeLoader, nodeResolvers } from './modules/root/node.resolvers.ts';
import { rootResolvers } from './modules/root/root.resolvers.ts';
import type { Resolvers } from './resolvers.gen.ts';
import { scalarResolvers } from './scalars/scalars.resolvers.ts';

/** How `node(id:)` finds an object of each type. A module adds its own: `Order: orderNode`. */
export const NODE_LOADERS: Readonly<Record<string, NodeLoader>> = {};

/** The resolvers of the gateway, module by module. A field that nobody resolves is read from its parent. */
export const RESOLVERS: readonly Resolvers[] = [
  scalarResolvers,
  rootResolvers,
  nodeResolvers(NODE_LOADERS),
];
