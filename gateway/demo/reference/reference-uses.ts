import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** The fields that answer with a type or take it, by the name of the type. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** Types that half of the schema uses: a list of their uses says nothing. */
const MOST = 40;

export function usesOf(schema: GraphQLSchema): Uses {
  const found = new Map<string, Set<string>>();
  const note = (type: GraphQLType, at: string) => {
    const { name } = getNamedType(type);
    found.set(name, (found.get(name) ?? new Set()).add(at));
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) || isInterfaceType(type))
      for (const { name, type: answer, args } of Object.values(type.getFields())) {
        note(answer, `${type.name}.${name}`);
        for (const arg of args) note(arg.type, `${type.name}.${name}`);
      }
    if (isInputObjectType(type))
      for (const { name, type: asked } of Object.values(type.getFields()))
        note(asked, `${type.name}.${name}`);
  }
  return new Map(
    [...found].filter(([, at]) => at.size <= MOST).map(([name, at]) => [name, [...at]]),
  );
}
