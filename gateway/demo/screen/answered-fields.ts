import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { RecordedOperation } from './recorded-operations.ts';

/** A field of an answer: where it stands, and what it has there. */
export type AnsweredField = {
  /** `order.passengers[0].name` */
  readonly path: string;
  readonly type: string;
  readonly field: GraphQLField<unknown, unknown>;
  /** Of a list the number of its items; undefined where only what is below has a value. */
  readonly value: unknown;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every field of an answer with its value, in the order of the document. Of a list the first item
 * stands for all.
 */
export function answeredFields(
  schema: GraphQLSchema,
  { document, data }: Pick<RecordedOperation, 'document' | 'data'>,
): AnsweredField[] {
  const found: AnsweredField[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const applies = (condition: string | undefined, type: string): boolean => {
    const wanted = condition === undefined ? undefined : schema.getType(condition);
    const actual = schema.getType(type);
    if (!wanted || wanted === actual) return true;
    return isAbstractType(wanted) && isObjectType(actual) && schema.isSubType(wanted, actual);
  };

  const walk = (
    type: string,
    { selections }: SelectionSetNode,
    value: Record<string, unknown>,
    path: string,
  ): void => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const part =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (part && applies(part.typeCondition?.name.value, type))
          walk(type, part.selectionSet, value, path);
        continue;
      }
      const parent = schema.getType(type);
      const known = isObjectType(parent) || isInterfaceType(parent) ? parent : null;
      const field = known?.getFields()[selection.name.value];
      const key = selection.alias?.value ?? selection.name.value;
      if (!field || !(key in value)) continue;
      const own = value[key];
      const at = path === '' ? key : `${path}.${key}`;
      const items = Array.isArray(own) ? own : null;
      const below = items ? items[0] : own;
      found.push({
        path: at,
        type,
        field,
        value: items ? items.length : isRecord(own) ? undefined : own,
      });
      if (!selection.selectionSet || !isRecord(below)) continue;
      const named = typeof below.__typename === 'string' ? below.__typename : null;
      walk(
        named ?? getNamedType(field.type).name,
        selection.selectionSet,
        below,
        items ? `${at}[0]` : at,
      );
    }
  };

  const operation = getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (operation && root && isRecord(data)) walk(root.name, operation.selectionSet, data, '');
  return found;
}
