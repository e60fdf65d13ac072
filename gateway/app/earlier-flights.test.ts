import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { migrations } from '#gateway/database/migrations/points.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const { services, desk, sweepAt } = erasureBench(db, new Date('2027-01-05T02:00:00Z'));
const { join } = memberDesk(db);

/** What the club has recorded of flown segments. */
const records = () =>
  db.selectFrom('flown_segments').selectAll().orderBy('date').orderBy('coupon_id').execute();
type Records = Awaited<ReturnType<typeof records>>;
const compared = (rows: Records) =>
  rows.map(({ id: _id, serial: _serial, ...row }) => JSON.stringify(row)).sort();

test('flights credited before the club recorded segments are recorded once, as they would be today', async () => {
  const memberId = await join();
  const member = await services.members.find(memberId);
  const number = member?.card.number ?? '';
  const names = { lastName: 'CHAN', firstName: 'TAI MAN' };
  const passengers = [aPassenger({ ...names, frequentFlyer: { airline: 'OWN', number } })];
  const visitor = { sessionId: randomUUID(), memberId };
  const days = [];
  for (const brand of ['LITE', 'STANDARD', 'FLEX'] as const) {
    const order = await desk.pay(await desk.book(desk.offer({ brand }), { passengers }, visitor));
    for (const { arrivesAt } of order.segments) days.push(pointsExpectedBy(arrivesAt));
  }
  await sweepAt(`${days.toSorted().at(-1)}T04:00:00Z`);
  const credited = await records();
  expect(credited.length).toBeGreaterThanOrEqual(3);
  expect(new Set(credited.map(({ status_points }) => status_points)).size).toBeGreaterThan(1);

  await db.deleteFrom('flown_segments').execute();
  await migrations['0790-earlier-flights'].up(db);
  expect(compared(await records())).toEqual(compared(credited));

  const [first] = await records();
  await db
    .deleteFrom('flown_segments')
    .where('id', '!=', first?.id ?? '')
    .execute();
  await migrations['0790-earlier-flights'].up(db);
  await migrations['0790-earlier-flights'].up(db);
  expect(compared(await records())).toEqual(compared(credited));
});
