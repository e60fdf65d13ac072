import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

function refuse(name: string, value: unknown, node?: ValueNode): never {
  const shown = typeof value === 'string' ? `"${value.slice(0, 60)}"` : typeof value;
  throw new GraphQLError(`${name} cannot represent ${shown}.`, {
    nodes: node,
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/**
 * A scalar that is text on the wire and in the gateway.
 * @param read gives the value back in its one canonical form, or `null` when the text is not one.
 */
export function textScalar(
  name: string,
  read: (text: string) => string | null,
): GraphQLScalarType<string, string> {
  const take = (value: unknown, node?: ValueNode): string =>
    (typeof value === 'string' ? read(value) : null) ?? refuse(name, value, node);
  return new GraphQLScalarType({
    name,
    parseValue: (value) => take(value),
    serialize: (value) => take(value),
    parseLiteral: (node: ValueNode) =>
      node.kind === Kind.STRING ? take(node.value, node) : refuse(name, node.kind, node),
  });
}

/**
 * Refuses a value of a scalar with the code BAD_USER_INPUT, at its place when it stands in the
 * query.
 */
export const refuseScalar = refuse;
