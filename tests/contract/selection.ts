import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * Every field of a type that needs no argument, as text. Of an interface only what all its members
 * have.
 * @param depth how many objects lie within one another; at the last one only its scalars are
 *   selected
 * @param leftOut fields that are not selected, as `Type.field`
 */
export function selectionOf(
  schema: GraphQLSchema,
  name: string,
  depth: number,
  leftOut: readonly string[] = [],
): string {
  const type = schema.getType(name);
  const ofField = (field: GraphQLField<unknown, unknown>): string[] => {
    if (field.args.some(isRequiredArgument) || leftOut.includes(`${name}.${field.name}`)) return [];
    const answer = getNamedType(field.type);
    if (!isCompositeType(answer)) return [field.name];
    return depth > 1
      ? [`${field.name} ${selectionOf(schema, answer.name, depth - 1, leftOut)}`]
      : [];
  };
  const fields =
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap(ofField)
      : [];
  const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const each = members.map((member) => `... on ${member.name} { ${member.name}: __typename }`);
  return `{ ${['__typename', ...fields, ...each].join(' ')} }`;
}
