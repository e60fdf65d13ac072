import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

const FOLDER = path.join(import.meta.dirname, '../../schema');

/** The SDL as it was published last, in one text: nothing is built from it. */
export const PUBLISHED_FILE = path.join(FOLDER, 'published.graphql');

/** The SDL: every `schema/*.graphql`, in the order of their names. */
export const readTypeDefs = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql') && file !== 'published.graphql')
    .sort()
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));

/**
 * A schema with its resolvers.
 * @throws at boot when a resolver answers for a type or a field that the SDL does not have.
 */
export const createExecutableSchema = (
  typeDefs: readonly string[],
  resolvers: readonly IResolvers[],
): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
