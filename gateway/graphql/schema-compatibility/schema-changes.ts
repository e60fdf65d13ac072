import {
  BreakingChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What changed between two schemas, as sentences. */
export interface SchemaChanges {
  /** What makes a document invalid, or its answer one that it does not expect. */
  readonly breaking: readonly string[];
  /**
   * What a client may not be ready for: a new value of an enum, a new member of a union, another
   * default.
   */
  readonly dangerous: readonly string[];
  /** What is gone after the day that its deprecation named. */
  readonly ended: readonly string[];
}

type Change = { readonly type: string; readonly description: string };

const sentences = (changes: readonly Change[]): string[] =>
  changes.map(({ description }) => description).sort();

/** The element that a change took away, in the schema that had it. */
function removedIn(
  schema: GraphQLSchema,
  { type, description }: Change,
): { readonly deprecationReason?: string | null | undefined } | undefined {
  const [first = '', , , , , , last = ''] = description.replace(/\.$/, '').split(' ');
  if (type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM) {
    const list = schema.getType(last);
    return isEnumType(list) ? (list.getValue(first) ?? undefined) : undefined;
  }
  if (type !== BreakingChangeType.FIELD_REMOVED) return undefined;
  const [name = '', field = ''] = first.split('.');
  const owner = schema.getType(name);
  const hasFields = isObjectType(owner) || isInterfaceType(owner) || isInputObjectType(owner);
  return hasFields ? owner.getFields()[field] : undefined;
}

/**
 * Compares a schema with the one that was published before. What is deprecated until a day may be
 * gone after it.
 */
export function schemaChanges(
  before: GraphQLSchema,
  after: GraphQLSchema,
  today: LocalDate,
): SchemaChanges {
  const changes: readonly Change[] = findBreakingChanges(before, after);
  const isOver = (change: Change): boolean => {
    const [, until] =
      /^until (\d{4}-\d{2}-\d{2}),/.exec(removedIn(before, change)?.deprecationReason ?? '') ?? [];
    return until !== undefined && until < today;
  };
  return {
    breaking: sentences(changes.filter((change) => !isOver(change))),
    dangerous: sentences(findDangerousChanges(before, after)),
    ended: sentences(changes.filter(isOver)),
  };
}
