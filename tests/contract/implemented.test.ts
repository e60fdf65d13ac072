import { defaultFieldResolver, type GraphQLField, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import { NOT_BUILT } from '#gateway/graphql/not-built.ts';

const schema = createAirlineSchema();

/** How many there were when it was last looked at: a new field comes with its resolver. */
const CEILING = 0;

const fieldAt = (coordinate: string) => {
  const [name = '', field = ''] = coordinate.split('.');
  const type = schema.getType(name);
  return isObjectType(type) ? type.getFields()[field] : undefined;
};
const lacksResolver = ({ resolve }: GraphQLField<unknown, unknown>) =>
  !resolve || resolve === defaultFieldResolver;
const lacksSource = ({ subscribe }: GraphQLField<unknown, unknown>) => !subscribe;

describe.each([
  ['Query', schema.getQueryType(), lacksResolver],
  ['Mutation', schema.getMutationType(), lacksResolver],
  ['Subscription', schema.getSubscriptionType(), lacksSource],
] as const)('%s', (name, type, isLacking) => {
  const fields = Object.values(type?.getFields() ?? {});
  const listed = NOT_BUILT.filter((coordinate) => coordinate.startsWith(`${name}.`));

  it('has a resolver for each field, or the field is on the list of those not built', () => {
    expect(fields.length).toBeGreaterThan(0);
    const lacking = fields.filter(isLacking).map((field) => `${name}.${field.name}`);
    expect(lacking.sort()).toEqual(listed.toSorted());
  });
});

describe('the list of fields that are not built', () => {
  it('names fields of the schema, each once', () => {
    expect(new Set(NOT_BUILT).size).toBe(NOT_BUILT.length);
    expect(NOT_BUILT.filter((coordinate) => !fieldAt(coordinate))).toEqual([]);
  });

  it('names no field below the root types that has a resolver', () => {
    const below = NOT_BUILT.filter(
      (coordinate) => !/^(Query|Mutation|Subscription)\./.test(coordinate),
    );
    const resolved = below.filter((coordinate) => {
      const field = fieldAt(coordinate);
      return field && !lacksResolver(field);
    });
    expect(resolved).toEqual([]);
  });

  it('only shrinks', () => {
    expect(NOT_BUILT.length).toBeLessThanOrEqual(CEILING);
  });
});
