import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** What a field is asked with; null where it needs more than a language. */
function argumentsOf({ args }: Field): string | null {
  const needed = args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  if (needed.some(({ name }) => name !== 'locale')) return null;
  return needed.length > 0 ? '(locale: EN)' : '';
}

/** A field with everything below it, as deep as is said; null where nothing of it can be asked. */
function fieldText(schema: GraphQLSchema, field: Field, depth: number): string | null {
  const given = argumentsOf(field);
  const type = getNamedType(field.type);
  if (given === null) return null;
  if (isLeafType(type)) return `${field.name}${given}`;
  if (depth === 0 || !isObjectType(type)) return null;
  return `${field.name}${given} { ${selectionOf(schema, type, depth - 1)} }`;
}

const selectionOf = (schema: GraphQLSchema, type: GraphQLObjectType, depth: number): string =>
  [
    '__typename',
    ...Object.values(type.getFields()).flatMap((field) => fieldText(schema, field, depth) ?? []),
  ].join(' ');

/** One selection for each field of an object: what an answer may weigh is limited. */
export function selectionsOf(schema: GraphQLSchema, name: string, depth: number): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object`);
  return Object.values(type.getFields()).flatMap((field) => fieldText(schema, field, depth) ?? []);
}
