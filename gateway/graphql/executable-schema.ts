import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { RESOLVERS } from '#gateway/compose/modules.ts';

const FOLDER = new URL('../../schema/', import.meta.url);

/** The SDL: every `schema/*.graphql`, in the order of their names. */
export const readTypeDefs = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));

/**
 * The schema with its resolvers.
 * @throws at boot when a resolver exists for a type or a field that the SDL does not have.
 */
export const createExecutableSchema = (
  typeDefs: readonly string[] = readTypeDefs(),
  resolvers: readonly IResolvers[] = RESOLVERS,
): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
