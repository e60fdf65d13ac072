import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { unimplementedFields } from '#gateway/graphql/unimplemented-fields.ts';
import type { Takeover } from './taken-over.ts';

/**
 * Who answers a field: this gateway, another service, a recipe of the demo, or no one, so that it
 * is refused.
 */
export const ANSWERS = ['built', 'upstream', 'recipe', 'refused'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A field of an object or an interface. */
export type FieldPlace = {
  readonly type: string;
  readonly field: GraphQLField<unknown, unknown>;
};

/** Every field of the schema, but those of introspection. */
export const fieldsOf = (schema: GraphQLSchema): FieldPlace[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type))
    .flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => ({ type: type.name, field }))
        : [],
    );

/**
 * The types that an answer of the built root fields may hold. A built type answers each of its
 * fields: its model, or a resolver.
 */
const builtTypes = (schema: GraphQLSchema, refused: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string): void => {
    const type = schema.getType(name);
    if (found.has(name) || !(isObjectType(type) || isInterfaceType(type))) return;
    found.add(name);
    for (const { name: field, type: answer } of Object.values(type.getFields()))
      if (!refused.has(`${name}.${field}`)) add(getNamedType(answer).name);
    for (const one of type.getInterfaces()) add(one.name);
    if (isInterfaceType(type)) for (const one of schema.getPossibleTypes(type)) add(one.name);
  };
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ])
    if (root) add(root.name);
  return found;
};

/**
 * Who answers each field, by its coordinate.
 * @param schema with the resolvers of all modules
 * @param mode what no module answers is made by a recipe in the demo, and refused in production
 */
export function answeredBy(
  schema: GraphQLSchema,
  takeovers: readonly Takeover[],
  mode: 'demo' | 'production',
): (place: FieldPlace) => { readonly answer: Answer; readonly team?: string } {
  const refused = new Set(unimplementedFields(schema));
  const built = builtTypes(schema, refused);
  return ({ type, field }) => {
    const coordinate = `${type}.${field.name}`;
    const team = takeovers.find(({ takes }) => takes.includes(coordinate) || takes.includes(type));
    if (team) return { answer: 'upstream', team: team.name };
    if (built.has(type) && !refused.has(coordinate)) return { answer: 'built' };
    return { answer: mode === 'demo' ? 'recipe' : 'refused' };
  };
}
