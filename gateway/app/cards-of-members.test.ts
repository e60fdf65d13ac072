import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { insertSegment } from '#gateway/modules/points/segments/flown-segments.repository.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const { services, desk, clock, sweepAt } = erasureBench(db, start);
const { join } = memberDesk(db);
/** The first minute of a commercial day, with a minute to spare. */
const beginningOf = (day: LocalDate) => `${addDays(day, -1)}T16:01:00Z`;

async function cardOf(memberId: string) {
  const member = await services.members.find(memberId);
  if (!member) throw new Error('no member');
  return member.card;
}
const hold = (memberId: string, tier: CardTier, until: LocalDate) =>
  db
    .updateTable('members')
    .set({ tier, tier_from: addMonths(until, -12), tier_until: until })
    .where('id', '=', memberId)
    .execute();
const fly = (memberId: string, date: LocalDate, change: number, statusPoints = 0) =>
  inTransaction(db, (trx) =>
    insertSegment(
      trx,
      {
        id: randomUUID(),
        memberId,
        couponId: null,
        source: 'ADJUSTMENT',
        date,
        change,
        qualifying: true,
        flightNumber: null,
        statusPoints,
      },
      clock.now(),
    ),
  );
async function told(memberId: string) {
  const events = ['CARD_REACHED', 'CARD_KEPT', 'CARD_LOWERED'] as const;
  const { messages } = await services.messages.list(
    memberId,
    { events, read: null },
    { after: null, first: 50 },
  );
  return messages.toReversed().map(({ event, facts }) => [event, facts.tier]);
}
/** Buys a flight for a member, who names the card; the day on which it is credited. */
async function buy(memberId: string) {
  const { number } = await cardOf(memberId);
  const names = { lastName: 'CHAN', firstName: 'TAI MAN' };
  const passengers = [aPassenger({ ...names, frequentFlyer: { airline: 'OWN', number } })];
  const visitor = { sessionId: randomUUID(), memberId };
  const order = await desk.pay(await desk.book(desk.offer(), { passengers }, visitor));
  const [segment] = order.segments;
  if (!segment) throw new Error('no flight');
  return { segment, day: pointsExpectedBy(segment.arrivesAt) };
}

describe('a card', () => {
  test('is reached on the day on which the last flight that it takes is credited', async () => {
    const memberId = await join();
    const { segment, day } = await buy(memberId);
    await fly(memberId, '2027-01-04', 14);
    await sweepAt(`${addDays(day, -1)}T15:00:00Z`);
    expect(await cardOf(memberId)).toMatchObject({ tier: 'HAPPINESS' });
    await sweepAt(beginningOf(day));
    await sweepAt(beginningOf(day));
    expect(await cardOf(memberId)).toMatchObject({
      tier: 'SILVER',
      validFrom: day,
      validUntil: addDays(addMonths(day, 24), -1),
    });
    expect(await told(memberId)).toEqual([['CARD_REACHED', 'SILVER']]);
    const status = await services.points.status(memberId, { from: '2026-02-01', to: day });
    expect(status.earned.segments).toBe(15);
    expect(status.earned.points).toBeGreaterThan(0);
    const [latest] = await services.points.segments(memberId, { from: '2027-01-05', to: day });
    expect(latest).toMatchObject({ flightNumber: segment.flightNumber, source: 'FLIGHT' });
  });

  test('is kept or lowered when its last day is over, one level at a time', async () => {
    const [kept, lowered, given] = [await join(), await join(), await join()];
    const until = '2027-03-31';
    for (const memberId of [kept, lowered]) await hold(memberId, 'GOLD', until);
    await hold(given, 'SPECIAL_SILVER', until);
    await fly(kept, '2026-04-01', 1);
    await fly(kept, '2027-03-31', 24);
    await fly(lowered, '2026-03-31', 24);
    await fly(lowered, '2027-03-31', 24);
    await sweepAt(`${until}T15:59:00Z`);
    expect((await cardOf(kept)).validUntil).toBe(until);
    await sweepAt(`${until}T16:00:00Z`);
    await sweepAt(`${until}T16:01:00Z`);
    const from = { validFrom: '2027-04-01' };
    expect(await cardOf(kept)).toMatchObject({ ...from, tier: 'GOLD', validUntil: '2029-03-31' });
    expect(await cardOf(lowered)).toMatchObject({ ...from, tier: 'SILVER' });
    expect(await cardOf(given)).toMatchObject({ ...from, tier: 'HAPPINESS', validUntil: null });
    expect(await told(kept)).toEqual([['CARD_KEPT', 'GOLD']]);
    expect(await told(lowered)).toEqual([['CARD_LOWERED', 'SILVER']]);
    expect(await told(given)).toEqual([['CARD_LOWERED', 'HAPPINESS']]);
  });

  test('that came with a bank’s card or an invitation is the same one again, without a flight', async () => {
    const [visa, invited] = [await join(), await join()];
    const until = clock.now().toISOString().slice(0, 10);
    await hold(visa, 'VISA_PLATINUM', until);
    await hold(invited, 'SPECIAL_VIP_PLATINUM', until);
    await sweepAt(beginningOf(addDays(until, 1)));
    const from = { validFrom: addDays(until, 1) };
    expect(await cardOf(visa)).toMatchObject({ ...from, tier: 'VISA_PLATINUM' });
    expect(await cardOf(invited)).toMatchObject({ ...from, tier: 'SPECIAL_VIP_PLATINUM' });
    expect(await told(visa)).toEqual([['CARD_KEPT', 'VISA_PLATINUM']]);
  });

  test('is kept by a flight of its last days, whose points come later', async () => {
    desk.at(clock.now());
    const memberId = await join();
    const { segment, day } = await buy(memberId);
    const until = addDays(segment.departureDate, 1);
    await hold(memberId, 'SILVER', until);
    await fly(memberId, addDays(until, -40), 11);
    await sweepAt(beginningOf(addDays(until, 1)));
    expect(until < day).toBe(true);
    expect(await told(memberId)).toEqual([['CARD_KEPT', 'SILVER']]);
  });

  test('that ended years ago is lowered step by step, with a message for each', async () => {
    const memberId = await join();
    await hold(memberId, 'PLATINUM', '2020-05-31');
    for (let sweeps = 0; sweeps < 5; sweeps += 1) await sweepAt(clock.now().toISOString());
    expect(await told(memberId)).toEqual([
      ['CARD_LOWERED', 'GOLD'],
      ['CARD_LOWERED', 'SILVER'],
      ['CARD_LOWERED', 'HAPPINESS'],
    ]);
  });
});

test('a member is notified of expiring points 30 days before, once', async () => {
  const memberId = await join();
  const { day } = await buy(memberId);
  await sweepAt(beginningOf(day));
  const { lots } = await services.points.balances(memberId, clock.now());
  const [lot] = lots;
  if (!lot) throw new Error('no points');
  const notices = async () => {
    const chosen = { events: ['POINTS_EXPIRING'], read: null } as const;
    const { messages } = await services.messages.list(memberId, chosen, { after: null, first: 9 });
    return messages.map(({ facts }) => facts);
  };
  await sweepAt(`${addDays(lot.expiresOn, -31)}T15:00:00Z`);
  expect(await notices()).toEqual([]);
  await sweepAt(`${addDays(lot.expiresOn, -30)}T15:00:00Z`);
  await sweepAt(`${addDays(lot.expiresOn, -1)}T15:00:00Z`);
  expect(await notices()).toEqual([{ points: lot.points, day: lot.expiresOn }]);
});
