import { findBreakingChanges, findDangerousChanges, type GraphQLSchema } from 'graphql';

/** What changed between two schemas, as sentences. */
export interface SchemaChanges {
  /** What makes a document invalid, or its answer one that it does not expect. */
  readonly breaking: readonly string[];
  /** What a client may not be ready for: a new value of an enum, a new member of a union, another default. */
  readonly dangerous: readonly string[];
}

const sentences = (changes: readonly { description: string }[]): string[] =>
  changes.map(({ description }) => description).sort();

/** Compares a schema with the one that was published before. */
export const schemaChanges = (before: GraphQLSchema, after: GraphQLSchema): SchemaChanges => ({
  breaking: sentences(findBreakingChanges(before, after)),
  dangerous: sentences(findDangerousChanges(before, after)),
});
