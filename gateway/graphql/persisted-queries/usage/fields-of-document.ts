import {
  type GraphQLSchema,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * What a document names of the schema, as `Order.state` and `PriceCalendar.days(from:)`, each once;
 * what the schema lacks is left out.
 */
export function coordinatesIn(text: string, schema: GraphQLSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(text, { noLocation: true }),
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        if (!parent || !types.getFieldDef() || node.name.value.startsWith('__')) return;
        found.add(`${parent.name}.${node.name.value}`);
        for (const argument of node.arguments ?? [])
          found.add(`${parent.name}.${node.name.value}(${argument.name.value}:)`);
      },
      ObjectField(node) {
        const parent = types.getParentInputType();
        if (parent) found.add(`${getNamedType(parent).name}.${node.name.value}`);
      },
      EnumValue(node) {
        const type = types.getInputType();
        if (type) found.add(`${getNamedType(type).name}.${node.value}`);
      },
    }),
  );
  return found;
}

/** The name of the operation of a document. */
export const operationNameOf = (text: string): string =>
  parse(text, { noLocation: true }).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : [],
  )[0] ?? 'unnamed';
