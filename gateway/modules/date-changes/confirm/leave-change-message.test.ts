import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changeDesk } from '#gateway/modules/date-changes/date-changes.test-support.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, changes, roundTrip, made, payChange } = till;
const { join } = memberDesk(db);
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

test('a member is told of a change of date that waits for payment, is carried out, has lapsed, and is cancelled', async () => {
  const traveller = await roundTrip();
  const { email } = traveller.order.contact;
  const memberId = await join({ kind: 'EMAIL', address: email });
  const messages = async () => {
    const rows = await db
      .selectFrom('member_messages')
      .select(['event', 'read_at'])
      .where('member_id', '=', memberId)
      .orderBy('serial')
      .execute();
    return rows.filter(({ event }) => event.startsWith('DATE_CHANGE'));
  };
  const told = async () => (await messages()).map(({ event }) => event);
  const unread = async () =>
    (await messages()).filter(({ read_at }) => read_at === null).map(({ event }) => event);
  const id = await made(traveller);
  expect(await told()).toEqual(['DATE_CHANGE_HELD']);
  await payChange(id, traveller.visitor);
  expect(await told()).toEqual(['DATE_CHANGE_HELD', 'DATE_CHANGED']);
  expect(await unread()).toEqual(['DATE_CHANGED']);

  await made(await roundTrip());
  desk.at(addMinutes(start, 50));
  await changes.expire(desk.now());
  expect((await told()).slice(2)).toEqual(['DATE_CHANGE_HELD', 'DATE_CHANGE_LAPSED']);
  expect(await unread()).toEqual(['DATE_CHANGED', 'DATE_CHANGE_LAPSED']);

  const dropped = await roundTrip();
  const cancelled = { dateChangeId: await made(dropped), idempotencyKey: randomUUID() };
  await changes.cancel(cancelled, dropped.visitor, desk.now());
  expect((await unread()).slice(2)).toEqual(['DATE_CHANGE_CANCELLED']);
});
