import { defaultFieldResolver, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import { NOT_BUILT } from '#gateway/graphql/not-built.ts';

const schema = createAirlineSchema();

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

it('the list names each field once, and of the three root types only', () => {
  expect(new Set(NOT_BUILT).size).toBe(NOT_BUILT.length);
  for (const coordinate of NOT_BUILT)
    expect(coordinate).toMatch(/^(Query|Mutation|Subscription)\.\w+$/);
});

/** How many there were when it was last looked at: a new root field comes with its resolver. */
const CEILING = 31;

it('the list only shrinks', () => {
  expect(NOT_BUILT.length).toBeLessThanOrEqual(CEILING);
});
