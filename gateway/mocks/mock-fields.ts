import type { IResolvers } from '@graphql-tools/utils';
import { type GraphQLSchema, isObjectType } from 'graphql';
import type { Generators, TypeGenerator } from './generator.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a mock answers otherwise than its generators; what an object leaves out is mocked. */
export interface MockFields {
  /** Fields of the root types; a function gets the arguments. */
  readonly Query?: Fields;
  readonly Mutation?: Fields;
  /**
   * Fields of all objects of another type, or a generator of them:
   * `{ Order: { state: 'CANCELLED' } }`.
   */
  readonly [type: string]: Fields | TypeGenerator | undefined;
}

const resolversOf = (fields: Fields = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      (_root: unknown, args: object) => (typeof value === 'function' ? value(args) : value),
    ]),
  );

/** The given fields of the root types as resolvers. */
export const rootResolversOf = ({ Query, Mutation }: MockFields): IResolvers => ({
  Query: resolversOf(Query),
  Mutation: resolversOf(Mutation),
});

/** @throws when the schema has no such type, or a type no such field */
export function refuseUnknown(schema: GraphQLSchema, fields: MockFields): void {
  for (const [name, given] of Object.entries(fields)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`No type ${name} can be mocked`);
    for (const field of Object.keys(typeof given === 'object' ? given : {}))
      if (!type.getFields()[field]) throw new Error(`${name} has no field ${field} to be mocked`);
  }
}

/** The generators with the given fields of all other types. */
export function generatorsWith(
  generators: Generators,
  { Query: _, Mutation: __, ...fields }: MockFields,
): Generators {
  const types = Object.entries(fields).map(([type, given]): [string, TypeGenerator] => [
    type,
    (...at) => ({
      ...generators.types[type]?.(...at),
      ...(typeof given === 'function' ? given(...at) : given),
    }),
  ]);
  return { ...generators, types: { ...generators.types, ...Object.fromEntries(types) } };
}
