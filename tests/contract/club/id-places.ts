import {
  type GraphQLArgument,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

type Typed = Pick<GraphQLArgument, 'name' | 'type'>;

/** The paths to ids in arguments, as `input.messages.ids`. */
const pathsOf = (values: readonly Typed[], above: readonly string[] = []): string[] =>
  values.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (named.name === 'ID') return [name];
    // an input that contains itself ends here
    if (!isInputObjectType(named) || above.includes(named.name)) return [];
    const inner = Object.values(named.getFields());
    return pathsOf(inner, [...above, named.name]).map((path) => `${name}.${path}`);
  });

/**
 * Every place where the schema takes an id, as `Mutation.signOut input.sessionId`, and every query,
 * mutation and subscription that takes none, by its name alone.
 */
export function idPlaces(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, args }) => {
        const field = `${type.name}.${name}`;
        const paths = pathsOf(args);
        if (paths.length === 0) return roots.includes(type) ? [field] : [];
        return paths.map((path) => `${field} ${path}`);
      }),
    );
}
