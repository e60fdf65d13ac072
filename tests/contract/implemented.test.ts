import { defaultFieldResolver } from 'graphql';
import { expect, it } from 'vitest';
import { createExecutableSchema } from '#gateway/executable-schema.ts';

const schema = createExecutableSchema();

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
