import { graphql } from 'graphql';
import { expect } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';

/**
 * Asks the schema with these services, as a visitor at the desk's instant; an error fails the test.
 * The answer is as JSON carries it.
 */
export function askSchema(now: () => Date, services: object) {
  const schema = createAirlineSchema();
  return async (source: string, variableValues: object, actor: Visitor) => {
    const { data, errors } = await graphql({
      schema,
      source,
      variableValues: { ...variableValues },
      contextValue: {
        now: now(),
        address: '',
        actor: async () => actor,
        services,
      } as object as GatewayContext,
    });
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data));
  };
}
