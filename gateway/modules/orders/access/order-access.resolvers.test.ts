import { randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { readOrderLookup } from './order-access.input.ts';

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
      confirmOrderAccess(input: $input) { orders { id } userErrors { code path } } }`,
    variableValues: { input: { challengeId: randomUUID(), code: '123456' } },
    contextValue: {
      now: new Date(),
      address: '203.0.113.9',
      security: noSecurityLog,
      actor: async () => ANONYMOUS,
      services: { sessions: { begin }, orderAccess: { confirm } },
    } as unknown as GatewayContext,
  });
  expect(errors).toBeUndefined();
  expect(data?.confirmOrderAccess).toMatchObject({
    orders: [],
    userErrors: [{ code: 'CODE_WRONG', path: ['code'] }],
  });
  expect(begun).toEqual([]);
});

test.each([
  [{ bookingReference: 'k7mx2q' }, { kind: 'BOOKING_REFERENCE', value: 'K7MX2Q' }],
  [{ ticketNumber: '919-0000000017' }, { kind: 'TICKET_NUMBER', value: '9190000000017' }],
])('a look-up by %j names an order', (by, key) => {
  const lookup = readOrderLookup({ by, name: 'CHAN/TAI MAN', locale: 'en' });
  expect(lookup).toMatchObject({ key });
});

test.each([
  [{ bookingReference: '919-0000000017' }, 'bookingReference'],
  [{ ticketNumber: 'K7MX2Q' }, 'ticketNumber'],
])('a look-up by %j is refused at its key, as it names nothing', (by, key) => {
  expect(readOrderLookup({ by, name: 'CHAN/TAI MAN', locale: 'en' })).toEqual({
    faults: [{ code: 'REFERENCE_INVALID', path: ['by', key] }],
  });
});
