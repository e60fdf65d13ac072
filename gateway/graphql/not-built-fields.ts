import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import { fault } from '#gateway/requests/faults.ts';
import { NOT_BUILT } from './not-built.ts';

type Field = GraphQLFieldConfig<unknown, unknown>;

const mapNotBuilt = (
  schema: GraphQLSchema,
  list: readonly string[],
  change: (coordinate: string, field: Field) => Field,
): GraphQLSchema => {
  if (list.length === 0) return schema;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) => {
      const coordinate = `${type}.${name}`;
      return list.includes(coordinate) ? change(coordinate, field) : undefined;
    },
  });
};

/** Says first in the description of each field that is not built what its answers are worth. */
export const markNotBuilt = (
  schema: GraphQLSchema,
  list: readonly string[] = NOT_BUILT,
): GraphQLSchema =>
  mapNotBuilt(schema, list, (_coordinate, field) => ({
    ...field,
    description: [
      '**Not built yet.** The demo makes its answers up; production refuses it with `NOT_BUILT`.',
      ...(field.description ? [field.description] : []),
    ].join('\n\n'),
  }));

/**
 * Refuses each field that is not built with a code of its own, instead of a fault where null may not be and of a null that would
 * say "there is none" where it may.
 */
export const refuseNotBuilt = (
  schema: GraphQLSchema,
  list: readonly string[] = NOT_BUILT,
): GraphQLSchema =>
  mapNotBuilt(schema, list, (coordinate, field) => {
    const refuse = () => {
      throw fault('NOT_BUILT', `No back end answers ${coordinate} yet.`, { status: 501 });
    };
    return { ...field, resolve: refuse, subscribe: refuse };
  });
