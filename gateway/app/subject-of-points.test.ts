import { randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { givePoints, spendPoints } from '#gateway/modules/points/move-points.service.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createAirlineSchema } from './airline-schema.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const { services, desk, clock, sweepAt } = erasureBench(db, new Date('2027-01-05T02:00:00Z'));
const { join } = memberDesk(db);
const schema = createAirlineSchema();

/** The changes of a member's points as the page asks for them, the latest first. */
async function changesOf(memberId: string) {
  const actor = { sessionId: randomUUID(), memberId };
  const day = commercialDay(clock.now());
  const source = `{ viewer { member { points { statement(input: { from: "2027-01-01", to: "${day}" }) {
    entries { nodes { source subject { __typename id } } } } } } } }`;
  const contextValue = { services, now: clock.now(), actor: async () => actor };
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue: contextValue as unknown as GatewayContext,
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).viewer.member.points.statement.entries.nodes;
}

/**
 * A member with a flight that is credited; its order was made by the member, or by another person.
 */
async function flown(byAnother: boolean) {
  const memberId = await join();
  const number = (await services.members.find(memberId))?.card.number ?? '';
  const names = { lastName: 'CHAN', firstName: 'TAI MAN' };
  const passengers = [aPassenger({ ...names, frequentFlyer: { airline: 'OWN', number } })];
  const visitor = byAnother ? aVisitor() : { sessionId: randomUUID(), memberId };
  const order = await desk.pay(await desk.book(desk.offer(), { passengers }, visitor));
  const [segment] = order.segments;
  if (!segment) throw new Error('no flight');
  await sweepAt(`${pointsExpectedBy(segment.arrivesAt)}T04:00:00Z`);
  return { memberId, order };
}

test('a change of points names the order of its flight, and the order that was paid with points', async () => {
  const { memberId, order } = await flown(false);
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('payable_id', '=', order.id)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (trx) => {
    await givePoints(trx, { memberId, source: 'ADJUSTMENT', points: 9 }, clock.now());
    const used = { memberId, source: 'PAYMENT', points: 9, paymentId: payment.id } as const;
    await spendPoints(trx, used, clock.now());
  });
  const subject = { __typename: 'Order', id: globalId('Order', order.id) };
  const [paid, given, ...earned] = await changesOf(memberId);
  expect(paid).toEqual({ source: 'PAYMENT', subject });
  expect(given).toEqual({ source: 'ADJUSTMENT', subject: null });
  expect(earned).toEqual([{ source: 'FLIGHT', subject }]);
});

test('the order that another person made for a member is not named', async () => {
  const { memberId } = await flown(true);
  expect(await changesOf(memberId)).toEqual([{ source: 'FLIGHT', subject: null }]);
});
