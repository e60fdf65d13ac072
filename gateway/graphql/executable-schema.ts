import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type IResolvers, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
} from 'graphql';

const FOLDER = path.join(import.meta.dirname, '../../schema');

/** The SDL as it was published last, in one text: nothing is built from it. */
export const PUBLISHED_FILE = path.join(FOLDER, 'published.graphql');

/** The SDL: every file of `schema/sdl`, in the order of their paths. */
export const readTypeDefs = (): string[] =>
  globSync('sdl/*/*.graphql', { cwd: FOLDER })
    .toSorted()
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));

/** The address of a scalar's specification, which its resolver does not know. */
const withSpecification = (scalar: GraphQLScalarType): GraphQLScalarType => {
  const { astNode } = scalar;
  const { url } = (astNode && getDirectiveValues(GraphQLSpecifiedByDirective, astNode)) ?? {};
  if (typeof url !== 'string') return scalar;
  return new GraphQLScalarType({ ...scalar.toConfig(), specifiedByURL: url });
};

/**
 * A schema with its resolvers.
 * @throws at boot when a resolver answers for a type or a field that the SDL does not have.
 */
export const createExecutableSchema = (
  typeDefs: readonly string[],
  resolvers: readonly IResolvers[],
): GraphQLSchema =>
  mapSchema(
    makeExecutableSchema({
      typeDefs: [...typeDefs],
      resolvers: [...resolvers],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
    { [MapperKind.SCALAR_TYPE]: withSpecification },
  );
