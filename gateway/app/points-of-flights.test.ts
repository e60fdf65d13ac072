import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const { services, desk, clock, sweepAt } = erasureBench(db, start);
const { join } = memberDesk(db);
const DAY = 24 * 60;

/** A ticketed order of a member who named the card, by the name that is on it or another. */
async function aTrip(lastName = 'CHAN') {
  const memberId = await join();
  const member = await services.members.find(memberId);
  if (!member) throw new Error('no member');
  const names = { lastName, firstName: 'TAI MAN', dateOfBirth: member.person.dateOfBirth };
  const frequentFlyer = { airline: 'OWN', number: member.card.number } as const;
  const passengers = [aPassenger({ ...names, frequentFlyer })];
  const visitor = { sessionId: randomUUID(), memberId };
  const order = await desk.pay(await desk.book(desk.offer(), { passengers }, visitor));
  const [segment] = order.segments;
  if (!segment) throw new Error('no flight');
  return { memberId, order, segment };
}
const available = async (memberId: string) =>
  (await services.points.balances(memberId, clock.now())).available;
/** The morning of a commercial day. */
const morningOf = (day: string) => `${day}T01:00:00Z`;

describe('the points of a flight', () => {
  test('are expected after the landing, and come 5 working days later, once', async () => {
    const { memberId, segment } = await aTrip();
    const day = pointsExpectedBy(segment.arrivesAt);
    const landed = addMinutes(segment.arrivesAt, 60);
    await sweepAt(landed.toISOString());
    const [expected] = await services.points.expected(memberId, landed);
    expect(expected).toMatchObject({
      flight: { flightNumber: segment.flightNumber },
      expectedBy: day,
    });
    expect(expected?.points).toBeGreaterThan(0);
    await sweepAt(addMinutes(new Date(morningOf(day)), -DAY).toISOString());
    expect(await available(memberId)).toBe(0);
    await sweepAt(morningOf(day));
    await sweepAt(morningOf(day));
    expect(await available(memberId)).toBe(expected?.points);
    expect(await services.points.expected(memberId, clock.now())).toEqual([]);
    const { messages } = await services.messages.list(
      memberId,
      { events: ['POINTS_CREDITED'], read: null },
      { after: null, first: 9 },
    );
    expect(messages.map(({ facts }) => facts.points)).toEqual([expected?.points]);
  });

  test('come for what money paid of the base fare, and not for what points paid', async () => {
    const expectedOf = async (share: number) => {
      const { memberId, order, segment } = await aTrip();
      const points = Math.floor((order.price.fareTotal.amount / 100) * share);
      if (points > 0)
        await db
          .updateTable('payments')
          .set({ points, points_of: memberId })
          .where('payable_id', '=', order.id)
          .execute();
      const landed = addMinutes(segment.arrivesAt, 60);
      await sweepAt(landed.toISOString());
      return (await services.points.expected(memberId, landed))[0]?.points ?? 0;
    };
    const all = await expectedOf(0);
    const half = await expectedOf(1 / 2);
    expect(Math.abs(half - all / 2)).toBeLessThanOrEqual(2);
    expect(await expectedOf(1)).toBe(0);
  });

  test('expire at the end of the month in which they are 36 months old', async () => {
    const { memberId, segment } = await aTrip();
    await sweepAt(morningOf(pointsExpectedBy(segment.arrivesAt)));
    const { lots } = await services.points.balances(memberId, clock.now());
    const last = lots[0]?.expiresOn ?? '';
    await sweepAt(`${last}T15:59:00Z`);
    expect(await available(memberId)).toBeGreaterThan(0);
    await sweepAt(`${last}T16:00:00Z`);
    expect(await available(memberId)).toBe(0);
    const days = { from: last, to: commercialDay(clock.now()), direction: null };
    const { entries } = await services.points.statement(memberId, days, { before: null, first: 9 });
    expect(entries).toMatchObject([{ source: 'EXPIRY', balance: 0, expiresOn: null }]);
  });

  test('are for the holder of the card only', async () => {
    const { memberId, segment } = await aTrip('WONG');
    await sweepAt(morningOf(pointsExpectedBy(segment.arrivesAt)));
    expect(await available(memberId)).toBe(0);
  });

  test('do not come where the flight was cancelled', async () => {
    const { memberId, segment } = await aTrip();
    const key = { flightNumber: segment.flightNumber, date: segment.departureDate };
    const flight = desk.timetable.flight(key);
    if (!flight) throw new Error('no flight');
    const cancelled = { announcedAt: start, kind: 'CANCELLATION', reason: 'WEATHER' } as const;
    await desk.disturb(flight, [cancelled]);
    await sweepAt(morningOf(pointsExpectedBy(segment.arrivesAt)));
    expect(await available(memberId)).toBe(0);
  });
});
