import { type GraphQLResolveInfo, getNamedType, isEnumType, isObjectType } from 'graphql';

/**
 * The `message` of a user error: what the schema says of its code, in English, for developers. So a
 * code is explained in one place, and services contain no sentence.
 */
export const describeCode = (
  parent: { readonly code: string },
  _args: unknown,
  _context: unknown,
  { parentType }: GraphQLResolveInfo,
): string => {
  const field = isObjectType(parentType) ? parentType.getFields().code : undefined;
  const type = field && getNamedType(field.type);
  const value = isEnumType(type) ? type.getValue(parent.code) : undefined;
  return value?.description ?? parent.code;
};
