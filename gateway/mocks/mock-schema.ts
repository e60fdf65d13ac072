import { addMocksToSchema } from '@graphql-tools/mock';
import type { GraphQLSchema } from 'graphql';
import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import { LOCALE_VALUES } from '#gateway/modules/root/root.resolvers.ts';
import { mockResolvers } from './mock.resolvers.ts';
import { RECIPES } from './recipes.ts';
import { seededMocks } from './seeded-mocks.ts';

/** The whole schema from `@graphql-tools/mock` alone: no resolver of a module, no database. For screens, tests and teams. */
export function createMockSchema(now: () => Date): GraphQLSchema {
  const schema = createExecutableSchema(readTypeDefs(), [
    scalarResolvers,
    { Locale: LOCALE_VALUES },
  ]);
  return addMocksToSchema({
    schema,
    mocks: seededMocks(schema, RECIPES, now),
    resolvers: (store) => mockResolvers(store, now),
  });
}
