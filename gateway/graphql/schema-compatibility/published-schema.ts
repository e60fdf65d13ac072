import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { PUBLISHED_FILE, readTypeDefs } from '#gateway/graphql/executable-schema.ts';

/** A schema as one text, whose order does not depend on files. */
export const printSorted = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

const WITHOUT = {
  enter: (node: object) =>
    'description' in node ? { ...node, description: undefined } : undefined,
};

/** The same without descriptions, which break no client: what the next release is compared with. */
export const printForComparison = (schema: GraphQLSchema): string =>
  `${print(visit(parse(printSorted(schema)), WITHOUT))}\n`;

/** The schema of this tree, without resolvers. */
export const readPresentSchema = (): GraphQLSchema => buildSchema(readTypeDefs().join('\n'));

/** The schema that clients of earlier releases were written against. */
export const readPublishedSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(PUBLISHED_FILE, 'utf8'));

/** Names a schema by its whole text, descriptions included. */
export const versionOf = (sdl: string): string =>
  createHash('sha256').update(sdl).digest('hex').slice(0, 12);
