import { defaultFieldResolver } from 'graphql';
import { expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';

const schema = createAirlineSchema();

it('every field of Subscription can be subscribed to', () => {
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ subscribe }) => !subscribe).map(({ name }) => name)).toEqual([]);
});

it.each(['Query', 'Mutation'] as const)(
  'every field of %s has a resolver, so production never answers with a fault for lack of one',
  (name) => {
    const type = name === 'Query' ? schema.getQueryType() : schema.getMutationType();
    const lacking = Object.values(type?.getFields() ?? {})
      .filter(({ resolve }) => !resolve || resolve === defaultFieldResolver)
      .map((field) => `${name}.${field.name}`);
    expect(lacking).toEqual([]);
  },
);
