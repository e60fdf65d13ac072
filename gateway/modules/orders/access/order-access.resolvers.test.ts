import { randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { NOBODY } from '#gateway/sessions/actor.ts';

test('a code that was never asked for is wrong, and leaves no session behind', async () => {
  const begun: string[] = [];
  const begin = async () => {
    begun.push('session');
    return { sessionId: randomUUID(), memberId: null };
  };
  const confirm = async () => ({ problem: 'CODE_WRONG' });
  const { data, errors } = await graphql({
    schema: createAirlineSchema(),
    source: `mutation($input: ConfirmOrderAccessInput!) {
      confirmOrderAccess(input: $input) { order { id } userErrors { code path } } }`,
    variableValues: { input: { challengeId: randomUUID(), code: '123456' } },
    contextValue: {
      now: new Date(),
      address: '203.0.113.9',
      actor: async () => NOBODY,
      services: { sessions: { begin }, orderAccess: { confirm } },
    } as unknown as GatewayContext,
  });
  expect(errors).toBeUndefined();
  expect(data?.confirmOrderAccess).toMatchObject({
    order: null,
    userErrors: [{ code: 'CODE_WRONG', path: ['code'] }],
  });
  expect(begun).toEqual([]);
});
