import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IResolvers } from '@graphql-tools/utils';
import {
  buildASTSchema,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  parse,
  valueFromAST,
} from 'graphql';

const FOLDER = path.join(import.meta.dirname, '../../schema');

/** The SDL as it was published last, in one text without descriptions: nothing is built from it. */
export const PUBLISHED_FILE = path.join(FOLDER, 'published.graphql');

/** The SDL: every file of `schema/sdl`, in the order of their paths. */
export const readTypeDefs = (): string[] =>
  globSync('sdl/*/*.graphql', { cwd: FOLDER })
    .toSorted()
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));

/** What the gateway calls the values of an enum, by their names. */
type Values = Readonly<Record<string, unknown>>;
type Field = Pick<GraphQLFieldConfig<unknown, unknown>, 'resolve' | 'subscribe'>;

function attachFields(type: GraphQLObjectType, own: object): void {
  const fields = type.getFields();
  for (const [key, resolver] of Object.entries(own)) {
    const field = fields[key];
    if (!field) throw new Error(`No field ${type.name}.${key} in the SDL has this resolver`);
    const parts: Field = typeof resolver === 'function' ? { resolve: resolver } : resolver;
    Object.assign(field, parts);
  }
}

function attach(schema: GraphQLSchema, name: string, own: object): void {
  const type = schema.getType(name);
  if (isScalarType(type)) {
    const { serialize, parseValue, parseLiteral } = own as GraphQLScalarType;
    Object.assign(type, { serialize, parseValue, parseLiteral });
  } else if (isEnumType(type)) {
    for (const value of type.getValues()) value.value = (own as Values)[value.name] ?? value.value;
  } else if (isObjectType(type)) attachFields(type, own);
  else throw new Error(`No type ${name} in the SDL has these resolvers`);
}

/** Defaults were read before scalars and enums had their own values. */
function readDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const inputs = isInputObjectType(type)
      ? Object.values(type.getFields())
      : isObjectType(type)
        ? Object.values(type.getFields()).flatMap(({ args }) => args)
        : [];
    for (const input of inputs)
      if (input.astNode?.defaultValue)
        input.defaultValue = valueFromAST(input.astNode.defaultValue, input.type);
  }
}

/**
 * A schema with its resolvers, set into the schema where it is built: each copy of a schema costs
 * 0.1 s of a start.
 * @throws at boot when a resolver answers for a type or a field that the SDL does not have.
 */
export function createExecutableSchema(
  typeDefs: readonly string[],
  resolvers: readonly IResolvers[],
): GraphQLSchema {
  const schema = buildASTSchema(parse(typeDefs.join('\n'), { noLocation: true }));
  for (const part of resolvers)
    for (const [name, own] of Object.entries(part)) attach(schema, name, own as object);
  readDefaults(schema);
  return schema;
}
