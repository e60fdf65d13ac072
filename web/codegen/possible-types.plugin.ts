import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** The members of every interface and union, which the browser's cache needs to match fragments. */
export const plugin: PluginFunction = (schema) => {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const members = Object.fromEntries(
    abstract
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
  return [
    '/** The members of every interface and union of the schema. */',
    `export const POSSIBLE_TYPES: Record<string, string[]> = ${JSON.stringify(members, null, 2)};`,
    '',
  ].join('\n');
};
