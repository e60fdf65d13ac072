import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { emptyFlights, seatDesk, seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { money } from '#schema/rules/base/money.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, ticketed, select } = till;
const { join } = memberDesk(db);
desk.at(new Date('2027-01-05T02:00:00Z'));

test('a member is told of seats that wait for payment, are paid, and are given back', async () => {
  const visitor = { sessionId: randomUUID(), memberId: await join() };
  const told = async () => {
    const rows = await db
      .selectFrom('member_messages')
      .select('event')
      .where('member_id', '=', visitor.memberId)
      .orderBy('serial')
      .execute();
    return rows.map(({ event }) => event).filter((event) => event.startsWith('SEATS'));
  };
  const { order } = await ticketed({}, visitor);
  const { seatOrderId } = await select({ order, visitor }, ['18A'], 200);
  expect(await told()).toEqual(['SEATS_HELD']);
  await till.pay(seatOrderId ?? '', visitor);
  expect(await told()).toEqual(['SEATS_HELD', 'SEATS_CONFIRMED']);
  const request = {
    idempotencyKey: randomUUID(),
    passengerSegmentIds: [seatedId(order)],
    acceptedRefund: money(20_000, 'CNY'),
  };
  await seats.cancel(request, visitor, desk.now());
  expect(await told()).toEqual(['SEATS_HELD', 'SEATS_CONFIRMED', 'SEATS_CANCELLED']);
});
