import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { readGlobalId } from '#gateway/graphql/global-id.ts';

/** An object that the arguments of a field name by its id. */
export type NamedObject = { readonly type: string; readonly id: string };

/**
 * Every object of the schema that arguments name, however deep: `order(by: { id })`,
 * `cancelOrder(input: { orderId })`.
 */
export function namedIn(schema: GraphQLSchema, args: unknown): NamedObject[] {
  if (typeof args === 'object' && args !== null)
    return Object.values(args).flatMap((value) => namedIn(schema, value));
  const found = typeof args === 'string' ? readGlobalId(args) : null;
  const isKnown = found !== null && isObjectType(schema.getType(found.type));
  return isKnown ? [{ type: found.type, id: String(args) }] : [];
}

/**
 * Those of them that a field of this type can answer with: an order, what implements
 * `PayableOrder`, or a list of passengers.
 */
export function answersAmong(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  named: readonly NamedObject[],
): NamedObject[] {
  const type = getNamedType(output);
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  return named.filter((one) => possible.some(({ name }) => name === one.type));
}

/**
 * What is made for the first of them, a refund for an order, gets its key: after a new start it is
 * for the same one.
 */
export function madeFor(output: GraphQLOutputType, [first]: readonly NamedObject[]) {
  const key = first && readGlobalId(first.id)?.key;
  return key ? { type: getNamedType(output).name, key } : null;
}
