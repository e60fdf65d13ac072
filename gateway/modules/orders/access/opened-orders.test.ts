import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { testDatabase } from '#tests/support/database.ts';
import { accessDesk, anAsker } from './order-access.test-support.ts';

const { db } = await testDatabase();
const { desk, now, at, challengeFor, codeOf, confirm } = accessDesk(db);

async function openedTo(actor: object, when = now): Promise<unknown> {
  const { data, errors } = await graphql({
    schema: createAirlineSchema(),
    source: '{ viewer { openedOrders { order { bookingReference } until } } }',
    rootValue: { viewer: {} },
    contextValue: {
      now: when,
      actor: async () => actor,
      services: desk,
    } as unknown as GatewayContext,
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).viewer.openedOrders;
}

test('a guest sees what this browser made or opened, each for 60 minutes, the latest first', async () => {
  const asker = anAsker();
  const own = await desk.book(desk.offer(), {}, asker);
  const found = await desk.book();
  const id = await challengeFor(found.reference, 'LIU/ANNA', asker, at(10));
  await confirm(id, await codeOf(id, at(10)), asker, at(10));
  const ownAccess = { order: { bookingReference: own.reference }, until: '2027-01-05T03:00:00Z' };
  expect(await openedTo(asker, at(11))).toEqual([
    { order: { bookingReference: found.reference }, until: '2027-01-05T03:10:00Z' },
    ownAccess,
  ]);
  expect(await openedTo(asker, at(9))).toContainEqual(ownAccess);
  expect(await openedTo(asker, at(60))).toHaveLength(1);
  expect(await openedTo(asker, at(70))).toEqual([]);
});

test('nothing is open to another browser, or to one without a session', async () => {
  await desk.book();
  expect(await openedTo(anAsker())).toEqual([]);
  expect(await openedTo(ANONYMOUS)).toEqual([]);
});
