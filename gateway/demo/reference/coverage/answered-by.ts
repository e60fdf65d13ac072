import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { unimplementedFields } from '#gateway/graphql/unimplemented-fields.ts';
import type { Team } from '#gateway/upstreams/team.ts';

/** A service that answers a part of the contract in place of this gateway. */
export type Takeover = Pick<Team, 'name' | 'takes'>;

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
  Object.values(schema.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type)
      ? Object.values(type.getFields()).map((field) => ({ type: type.name, field }))
      : [],
  );

/**
 * The types that an answer of the built root fields may hold. A built type answers each of its
 * fields: its model, or a resolver.
 */
function builtTypes(schema: GraphQLSchema, refused: ReadonlySet<string>): ReadonlySet<string> {
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
}

/** Who answers a field in each mode, and the service where it is one. */
type Answered = Readonly<Record<'demo' | 'production', Answer>> & { readonly team: string | null };

/**
 * Who answers each field. What no module answers is made by a recipe in the demo, and refused in
 * production.
 * @param schema with the resolvers of all modules
 */
export function answeredBy(
  schema: GraphQLSchema,
  takeovers: readonly Takeover[],
): (place: FieldPlace) => Answered {
  const refused = new Set(unimplementedFields(schema));
  const built = builtTypes(schema, refused);
  return ({ type, field }) => {
    const coordinate = `${type}.${field.name}`;
    const team = takeovers.find(({ takes }) => takes.includes(coordinate) || takes.includes(type));
    if (team) return { demo: 'upstream', production: 'upstream', team: team.name };
    return built.has(type) && !refused.has(coordinate)
      ? { demo: 'built', production: 'built', team: null }
      : { demo: 'recipe', production: 'refused', team: null };
  };
}
