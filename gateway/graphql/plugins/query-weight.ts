import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { LIST_COSTS } from './list-cost.ts';

/** The weight of a query, or its limit. */
export interface QueryLimits {
  /** Depth of nested fields. */
  readonly depth: number;
  /** Aliased fields. */
  readonly aliases: number;
  /** Fields to resolve, each multiplied by the length of the lists around it. */
  readonly cost: number;
}

/** A depth that stays below every limit, however much is added to it. */
const INTROSPECTION = Number.NEGATIVE_INFINITY;

/** The length of a list that says nothing of it. */
const LIST_LENGTH = 10;
/** Arguments that say how long a list may be. */
const SLICING = ['first', 'last', 'limit'];

function lengthOf(
  field: FieldNode,
  parent: GraphQLNamedType | undefined,
  type: GraphQLOutputType | undefined,
): number {
  if (!type || !isListType(getNullableType(type))) return 1;
  const asked = field.arguments?.find(({ name }) => SLICING.includes(name.value))?.value;
  if (asked?.kind === Kind.INT) return Math.max(1, Number(asked.value));
  return LIST_COSTS[`${parent?.name}.${field.name.value}`] ?? LIST_LENGTH;
}

const fieldTypeOf = (parent: GraphQLNamedType | undefined, name: string) =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;

/**
 * Weighs a document that may be invalid: unknown fields count as single ones, a fragment within
 * itself counts once. Below an introspection field only names are counted, as each other name is
 * resolved again: its depth is the tool's, and its answer comes from memory.
 * @param ceiling the cost at which weighing stops, as fragments can multiply without end.
 */
export function weigh(document: DocumentNode, schema: GraphQLSchema, ceiling: number): QueryLimits {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const total = { depth: 0, aliases: 0, cost: 0 };

  const walk = (
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    depth: number,
    times: number,
    within: readonly string[],
  ): void => {
    for (const selection of selections) {
      if (total.cost > ceiling) return;
      total.cost += 1;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) total.aliases += 1;
        if (selection.name.value === '__typename') {
          total.cost += times - 1;
          continue;
        }
        if (selection.name.value.startsWith('__')) {
          if (selection.selectionSet)
            walk(selection.selectionSet, undefined, INTROSPECTION, times, within);
          continue;
        }
        const type = fieldTypeOf(parent, selection.name.value);
        const each = times * lengthOf(selection, parent, type);
        total.depth = Math.max(total.depth, depth);
        total.cost += each - 1;
        if (selection.selectionSet)
          walk(selection.selectionSet, type && getNamedType(type), depth + 1, each, within);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const named = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
        walk(
          selection.selectionSet,
          depth === INTROSPECTION ? undefined : (named ?? parent),
          depth,
          times,
          within,
        );
        continue;
      }
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || within.includes(name)) continue;
      const named = schema.getType(fragment.typeCondition.name.value);
      const on = depth === INTROSPECTION ? undefined : named;
      walk(fragment.selectionSet, on, depth, times, [...within, name]);
    }
  };

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation) ?? undefined;
    walk(definition.selectionSet, root, 1, 1, []);
  }
  return total;
}
