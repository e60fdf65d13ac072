import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { CLAIM_LIMIT, readClaim } from '#gateway/modules/points/claims/claim-flight.service.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const { services, desk } = erasureBench(db, start);
const { join } = memberDesk(db);

/**
 * A flight of a guest who named no card of the club, and the first day on which it can be claimed.
 */
async function aFlight(passenger: Parameters<typeof aPassenger>[0] = {}) {
  const names = { lastName: 'CHAN', firstName: 'TAI MAN' };
  const passengers = [aPassenger({ ...names, frequentFlyer: null, ...passenger })];
  const order = await desk.pay(await desk.book(desk.offer(), { passengers }));
  const [segment] = order.segments;
  const { rows } = {
    rows: await db
      .selectFrom('tickets')
      .select('number')
      .where('order_id', '=', order.id)
      .execute(),
  };
  if (!segment || !rows[0]) throw new Error('no ticket');
  const { flightNumber, departureDate: flightDate, arrivesAt } = segment;
  const claim = {
    idempotencyKey: randomUUID(),
    ticketNumber: rows[0].number,
    flightNumber,
    flightDate,
  };
  return { claim, arrivesAt, from: addDays(pointsExpectedBy(arrivesAt), 1) };
}
type Flight = Awaited<ReturnType<typeof aFlight>>;
const noonOf = (day: LocalDate) => new Date(`${day}T04:00:00Z`);
const claimed = (memberId: string, { claim, from }: Flight, now = noonOf(from)) =>
  services.points.claim(claim, { memberId, sessionId: randomUUID() }, now);
const claimOf = ({ claim, ...flight }: Flight, changed: Partial<Flight['claim']> = {}): Flight => ({
  ...flight,
  claim: { ...claim, idempotencyKey: randomUUID(), ...changed },
});

describe('a flight that was not credited', () => {
  test('is credited at once where ticket, flight and name fit, once for each key', async () => {
    const memberId = await join();
    const flight = await aFlight();
    const answer = await claimed(memberId, flight);
    if ('problem' in answer) throw new Error(answer.problem);
    expect(await claimed(memberId, flight)).toEqual(answer);
    const { segment, entries } = await services.points.creditOfCoupon(memberId, answer.couponId);
    expect(segment).toMatchObject({ change: 1, flightNumber: flight.claim.flightNumber });
    expect(entries.map(({ source }) => source)).toContain('FLIGHT');
    const status = await services.points.balances(memberId, noonOf(flight.from));
    expect(status.available).toBe(entries.reduce((sum, { change }) => sum + change, 0));
    expect(await claimed(memberId, claimOf(flight))).toEqual({ problem: 'ALREADY_CREDITED' });
    expect(
      await claimed(memberId, { ...flight, claim: { ...flight.claim, flightNumber: 'MG1' } }),
    ).toEqual({ problem: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('of another person is answered as one that does not exist', async () => {
    const memberId = await join();
    const notFound = { problem: 'CLAIM_NOT_FOUND' };
    const [own, another] = [await aFlight(), await aFlight({ lastName: 'WONG' })];
    expect(await claimed(memberId, another)).toEqual(notFound);
    expect(await claimed(memberId, claimOf(own, { ticketNumber: '9990000000000' }))).toEqual(
      notFound,
    );
    const otherDay = { flightDate: addDays(own.claim.flightDate, 1) };
    expect(await claimed(memberId, claimOf(own, otherDay))).toEqual(notFound);
    // another member of the same name was first
    await claimed(await join(), own);
    expect(await claimed(memberId, claimOf(own))).toEqual(notFound);
  });

  test('is claimed when its points no longer come by themselves, and for 6 months', async () => {
    const memberId = await join();
    const flight = await aFlight();
    const { arrivesAt, from } = flight;
    const problems = async (now: Date) => claimed(memberId, claimOf(flight), now);
    expect(await problems(addMinutes(arrivesAt, -1))).toEqual({ problem: 'CLAIM_NOT_FOUND' });
    expect(await problems(noonOf(addDays(from, -1)))).toEqual({ problem: 'CLAIM_TOO_EARLY' });
    const last = addMonths(commercialDay(arrivesAt), 6);
    expect(await problems(noonOf(addDays(last, 1)))).toEqual({ problem: 'CLAIM_TOO_LATE' });
    expect(await problems(noonOf(last))).toHaveProperty('couponId');
  });

  test('and named another programme, or was cancelled, brings nothing', async () => {
    const memberId = await join();
    const elsewhere = await aFlight({ frequentFlyer: { airline: 'CA', number: 'CA123456789' } });
    expect(await claimed(memberId, elsewhere)).toEqual({ problem: 'ALREADY_CREDITED' });
    const flight = await aFlight();
    const { flightNumber, flightDate: date } = flight.claim;
    const found = desk.timetable.flight({ flightNumber, date });
    if (!found) throw new Error('no flight');
    const cancelled = { announcedAt: start, kind: 'CANCELLATION', reason: 'WEATHER' } as const;
    await desk.disturb(found, [cancelled]);
    expect(await claimed(memberId, flight)).toEqual({ problem: 'CLAIM_NOT_FOUND' });
    await desk.disturb(found, []);
  });

  test('is credited once, however many claim it at once', async () => {
    const flight = await aFlight();
    const members = await Promise.all(Array.from({ length: 6 }, () => join()));
    const answers = await Promise.all(
      members.map((memberId) => claimed(memberId, claimOf(flight))),
    );
    expect(answers.filter((answer) => 'couponId' in answer)).toHaveLength(1);
  });

  test('is not found by trying', async () => {
    const memberId = await join();
    const flight = await aFlight();
    for (let tried = 0; tried < CLAIM_LIMIT.most; tried += 1)
      await claimed(memberId, claimOf(flight, { ticketNumber: '9990000000000' }));
    expect(await claimed(memberId, claimOf(flight))).toEqual({ problem: 'TOO_MANY_REQUESTS' });
  });
});

test('a claim is read as people write it; everything that is wrong is said at once', () => {
  const input = { idempotencyKey: 'k', flightDate: '2027-02-04' };
  expect(readClaim({ ...input, ticketNumber: '999-240 0000017', flightNumber: 'mg 0801' })).toEqual(
    {
      ...input,
      ticketNumber: '9992400000017',
      flightNumber: 'MG801',
    },
  );
  expect(readClaim({ ...input, ticketNumber: '999-24', flightNumber: '' })).toEqual({
    faults: [
      { code: 'TICKET_NUMBER_INVALID', path: ['ticketNumber'] },
      { code: 'REQUIRED', path: ['flightNumber'] },
    ],
  });
});
