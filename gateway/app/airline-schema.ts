import type { GraphQLSchema } from 'graphql';
import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { RESOLVERS } from './modules.ts';

/** The schema of the airline with the resolvers of all modules. */
export const createAirlineSchema = (): GraphQLSchema =>
  createExecutableSchema(readTypeDefs(), RESOLVERS);
