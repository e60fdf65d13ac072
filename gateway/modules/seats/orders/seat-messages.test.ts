import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { emptyFlights, seatDesk, seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, ticketed, select } = till;
const { join } = memberDesk(db);
desk.at(new Date('2027-01-05T02:00:00Z'));

test('a member is told of seats that wait for payment, are paid, are given back, and have lapsed', async () => {
  const visitor = { sessionId: randomUUID(), memberId: await join() };
  const messages = async () => {
    const rows = await db
      .selectFrom('member_messages')
      .select(['event', 'read_at'])
      .where('member_id', '=', visitor.memberId)
      .orderBy('serial')
      .execute();
    return rows.filter(({ event }) => !event.startsWith('WELCOME'));
  };
  const told = async () => {
    const events = (await messages()).map(({ event }) => event);
    return events.filter((event) => event.startsWith('SEATS'));
  };
  const unread = async () =>
    (await messages()).filter(({ read_at }) => read_at === null).map(({ event }) => event);
  const { order } = await ticketed({}, visitor);
  const { seatOrderId } = await select({ order, visitor }, ['18A'], 200);
  expect(await told()).toEqual(['SEATS_HELD']);
  await till.pay(seatOrderId ?? '', visitor);
  expect(await told()).toEqual(['SEATS_HELD', 'SEATS_CONFIRMED']);
  // The requests to pay, for the order and for its seats, are read once they are paid.
  expect(await unread()).toEqual(['ORDER_TICKETED', 'SEATS_CONFIRMED']);
  const request = {
    idempotencyKey: randomUUID(),
    passengerSegmentIds: [seatedId(order)],
    accepted: money(20_000, 'CNY'),
  };
  await seats.cancel(request, visitor, desk.now());
  expect(await told()).toEqual(['SEATS_HELD', 'SEATS_CONFIRMED', 'SEATS_CANCELLED']);

  const another = await ticketed({}, visitor);
  await select({ order: another.order, visitor }, ['18A'], 200);
  desk.at(addMinutes(desk.now(), 20));
  await seats.expire(desk.now());
  expect((await told()).slice(3)).toEqual(['SEATS_HELD', 'SEATS_LAPSED']);
  expect((await unread()).at(-1)).toBe('SEATS_LAPSED');
});
