import type { IResolvers } from '@graphql-tools/utils';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { MODULES } from './modules.ts';

const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;

/** The root fields that resolvers answer, as `Query.x`. */
export const rootFieldsOf = (resolvers: readonly IResolvers[]): string[] =>
  resolvers.flatMap((one) =>
    ROOTS.flatMap((root) => Object.keys(one[root] ?? {}).map((field) => `${root}.${field}`)),
  );

/**
 * The modules that a mock runs beside other resolvers. A module is left out as a whole where one of its root fields is answered
 * by those: what they answer with is not what the resolvers of its types read.
 */
export const modulesBeside = (others: readonly IResolvers[]): GatewayModule[] => {
  const answered = new Set(rootFieldsOf(others));
  return MODULES.filter(
    ({ resolvers = [] }) => !rootFieldsOf(resolvers).some((field) => answered.has(field)),
  );
};
