import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What one publication changed, as coordinates: `Order`, `Order.state`, `Query.offer(id:)`. */
export type PublishedChanges = {
  readonly on: LocalDate;
  readonly added: readonly string[];
  /** What is to go since then. */
  readonly deprecated: readonly string[];
  readonly removed: readonly string[];
};

type Element = { readonly deprecationReason?: string | null | undefined };

const LOG = new URL('changes.json', import.meta.url);

/** Every publication that changed the schema, the oldest first. */
export const readChangeLog = (): PublishedChanges[] =>
  existsSync(LOG) ? JSON.parse(readFileSync(LOG, 'utf8')) : [];

/** Each part of a schema by its coordinate. */
export function partsOf(schema: GraphQLSchema): ReadonlyMap<string, Element> {
  const parts = new Map<string, Element>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    parts.set(type.name, {});
    if (isEnumType(type))
      for (const value of type.getValues()) parts.set(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        parts.set(`${type.name}.${field.name}`, field);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        parts.set(`${type.name}.${field.name}`, field);
        for (const argument of field.args)
          parts.set(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
  }
  return parts;
}

/** What is deprecated in a schema, by its coordinate, and why. */
export const deprecatedIn = (
  schema: GraphQLSchema,
): { readonly coordinate: string; readonly reason: string }[] =>
  [...partsOf(schema)].flatMap(([coordinate, { deprecationReason: reason }]) =>
    reason ? [{ coordinate, reason }] : [],
  );

/** What a coordinate is a part of: a field's type, an argument's field. */
const wholeOf = (coordinate: string): string =>
  coordinate.includes('(')
    ? coordinate.slice(0, coordinate.indexOf('('))
    : (coordinate.split('.')[0] ?? '');

/** Those that the other schema lacks; of what is missing whole, not each part. */
function missing(of: ReadonlyMap<string, Element>, from: ReadonlyMap<string, Element>): string[] {
  const lacks = (one: string) => of.has(one) && !from.has(one);
  return [...of.keys()]
    .filter((one) => lacks(one) && (wholeOf(one) === one || !lacks(wholeOf(one))))
    .toSorted();
}

/** What a publication changes; null where it is nothing but texts. */
export function changesBetween(
  before: GraphQLSchema,
  after: GraphQLSchema,
  on: LocalDate,
): PublishedChanges | null {
  const old = partsOf(before);
  const present = partsOf(after);
  const added = missing(present, old);
  const removed = missing(old, present);
  const deprecated = [...present]
    .filter(([one, { deprecationReason }]) => {
      const was = old.get(one);
      return deprecationReason && was && !was.deprecationReason;
    })
    .map(([one]) => one)
    .toSorted();
  const isNothing = added.length + removed.length + deprecated.length === 0;
  return isNothing ? null : { on, added, deprecated, removed };
}

/** The changes of a day, which may have several publications. */
function together(one: PublishedChanges, other: PublishedChanges): PublishedChanges {
  const both = (kind: 'added' | 'deprecated' | 'removed') =>
    [...new Set([...one[kind], ...other[kind]])].toSorted();
  return {
    on: one.on,
    added: both('added'),
    deprecated: both('deprecated'),
    removed: both('removed'),
  };
}

/** Adds a publication to the log. */
export function logChanges(changes: PublishedChanges | null): void {
  if (!changes) return;
  const log = readChangeLog();
  const last = log.at(-1);
  const next =
    last?.on === changes.on ? [...log.slice(0, -1), together(last, changes)] : [...log, changes];
  writeFileSync(LOG, `${JSON.stringify(next, null, 2)}\n`);
}
