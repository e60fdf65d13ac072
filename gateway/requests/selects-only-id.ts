import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

const IDENTITY = ['id', '__typename'];

const isField = (node: SelectionNode): node is FieldNode => node.kind === Kind.FIELD;

/**
 * The fields of a selection; null where fragments are among them, into which this does not look.
 */
function fieldsOf({ selectionSet }: FieldNode): readonly FieldNode[] | null {
  const nodes = selectionSet?.selections ?? [];
  return nodes.every(isField) ? nodes : null;
}

/**
 * Whether a query takes no more than the id of the object at a field of the answer: then it need
 * not be loaded.
 */
export const selectsOnlyId = (
  { fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>,
  field: string,
) =>
  fieldNodes.every((answer) =>
    fieldsOf(answer)?.every(
      (one) =>
        one.name.value !== field ||
        fieldsOf(one)?.every(({ name }) => IDENTITY.includes(name.value)),
    ),
  );
