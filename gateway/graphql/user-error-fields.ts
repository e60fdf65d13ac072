import { type GraphQLResolveInfo, getNamedType, isEnumType, isObjectType } from 'graphql';
import { RULE_CODES, type RuleCode } from '#schema/rules/base/rule-codes.ts';

/**
 * The `message` of a user error: what the schema says of its code, in English, for developers. So a
 * code is explained in one place, and services contain no sentence.
 */
export function describeCode(
  parent: { readonly code: string },
  _args: unknown,
  _context: unknown,
  { parentType }: GraphQLResolveInfo,
): string {
  const field = isObjectType(parentType) ? parentType.getFields().code : undefined;
  const type = field && getNamedType(field.type);
  const value = isEnumType(type) ? type.getValue(parent.code) : undefined;
  return value?.description ?? parent.code;
}

/** What every user error answers: where the faulty value is, what its code says, and its rule. */
export const userErrorFields = {
  path: ({ path }: { readonly path: readonly string[] }) => [...path],
  message: describeCode,
  rule: ({ code }: { readonly code: RuleCode }) => RULE_CODES[code],
};
