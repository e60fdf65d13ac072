import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { fault } from '#gateway/requests/faults.ts';

const isServed = ({ resolve, subscribe }: GraphQLField<unknown, unknown>): boolean =>
  Boolean(subscribe) || (Boolean(resolve) && resolve !== defaultFieldResolver);

/** The fields of the root types that no module serves, as `Query.x`. */
export const unimplementedFields = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter((field) => !isServed(field))
      .map((field) => `${type?.name}.${field.name}`),
  );

/** Refuses each of them with a code of its own: a null would say "there is none". */
export function refuseUnimplemented(schema: GraphQLSchema): GraphQLSchema {
  const refused = new Set(unimplementedFields(schema));
  if (refused.size === 0) return schema;
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name, type) => {
      const coordinate = `${type}.${name}`;
      if (!refused.has(coordinate)) return undefined;
      const refuse = () => {
        throw fault('NOT_BUILT', `No back end answers ${coordinate} yet.`, { status: 501 });
      };
      return { ...field, resolve: refuse, subscribe: refuse };
    },
  });
}
