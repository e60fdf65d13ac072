import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  anAsker,
  checkInDesk,
  type TestAsker,
  type Traveller,
} from '#gateway/modules/check-in/check-in.test-support.ts';
import { offerRefusal } from '#gateway/modules/seats/map/propose-seats.ts';
import { seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { RequestCheckInAccessInput } from '#gateway/resolvers.gen.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readCheckInLookup } from './check-in-access.input.ts';
import { CHECK_IN_ACCESS_LIMITS } from './check-in-access.service.ts';

const { db } = await testDatabase();
const { desk, checkIns, ticketed, detailsOf, codeOf, inputFor, submit, seats, verification } =
  checkInDesk(db);
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

function ask(input: RequestCheckInAccessInput, asker: TestAsker) {
  const lookup = readCheckInLookup(input, desk.now());
  if ('faults' in lookup) throw new Error(lookup.faults.map(({ code }) => code).join());
  return checkIns.requestAccess(lookup, asker, desk.now());
}
async function challengeFor(input: RequestCheckInAccessInput, asker: TestAsker) {
  const answer = await ask(input, asker);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}
async function open(traveller: Traveller, asker: TestAsker) {
  const { challenge } = await challengeFor(detailsOf(traveller), asker);
  const typed = { challengeId: challenge.id, code: await codeOf(challenge.id) };
  return checkIns.confirmAccess(typed, asker, desk.now());
}

describe('a look-up for check-in', () => {
  test('opens the flight by booking reference, ticket or document number, and nothing else of the booking', async () => {
    const traveller = await ticketed(
      {},
      {
        tripType: 'ROUND_TRIP',
        bounds: [
          { origin: 'PVG', destination: 'HKG', date: '2027-02-04' },
          { origin: 'HKG', destination: 'PVG', date: '2027-02-05' },
        ],
      },
    );
    const asker = anAsker();
    const ticketNumber = traveller.order.tickets[0]?.number ?? '';
    const { challenge } = await challengeFor(
      { ...detailsOf(traveller), key: { ticketNumber } },
      asker,
    );
    const typed = { challengeId: challenge.id, code: await codeOf(challenge.id) };
    expect(await checkIns.confirmAccess(typed, asker, desk.now())).toEqual({
      orderId: traveller.order.id,
      segmentIndex: 0,
    });
    expect(await desk.orders.find({ id: traveller.order.id }, asker, desk.now())).toBeNull();
    const [itinerary, ...others] = await checkIns.itineraries(asker, desk.now());
    expect(others).toEqual([]);
    expect(itinerary).toMatchObject({
      source: 'LOOKED_UP',
      segment: { index: 0, order: { onlySegment: 0 } },
      accessExpiresAt: addMinutes(desk.now(), 60),
    });
    expect(itinerary?.segment.order.tickets[0]?.coupons).toHaveLength(1);
    const [passenger] = traveller.order.passengers;
    const onTheWayBack = { passengerId: passenger?.id ?? '', segmentIndex: 1 };
    expect(await checkIns.passengerOn(onTheWayBack, asker, desk.now())).toBeNull();
    expect((await submit(inputFor(traveller), asker)).userErrors).toEqual([]);
    expect(await seats.liveOf(db, [traveller.order.id], asker, desk.now())).toHaveLength(1);
    expect(await checkIns.records(asker, desk.now())).toHaveLength(1);
    desk.at(addMinutes(desk.now(), 60));
    expect(await checkIns.itineraries(asker, desk.now())).toEqual([]);
    expect(await checkIns.records(asker, desk.now())).toEqual([]);
  });

  test('answers alike where a detail is another’s, and then no code is right', async () => {
    const traveller = await ticketed();
    const right = detailsOf(traveller);
    const wrong: Partial<RequestCheckInAccessInput>[] = [
      { name: 'Liu/Bella' },
      { key: { bookingReference: 'ZZZZZZ' } },
      { key: { documentNumber: 'E00000000' } },
      { flightNumber: 'MG1' },
    ];
    for (const other of wrong) {
      const asker = anAsker();
      const { challenge, named } = await challengeFor({ ...right, ...other }, asker);
      expect(Object.keys(challenge)).toEqual(['id', 'expiresAt', 'resendAt']);
      expect(named).toBe(false);
      expect(await codeOf(challenge.id)).toBe('none');
      const typed = { challengeId: challenge.id, code: '123456' };
      expect(await checkIns.confirmAccess(typed, asker, desk.now())).toEqual({
        problem: 'CODE_WRONG',
      });
    }
  });

  test('by a document that stands in two bookings writes to both contacts, and each code opens its own', async () => {
    const passengers = [
      aPassenger({ key: 'adult', document: { ...aPassenger().document, number: 'E55512345' } }),
    ];
    const book = async (email: string) => {
      const order = await desk.pay(
        await desk.book(desk.offer(), { passengers, contact: aContact({ email }) }),
      );
      return order;
    };
    const own = await book('own@example.com');
    desk.at(addMinutes(start, 1));
    const foreign = await book('foreign@example.com');
    const { departsAt = desk.now() } = own.segments[0] ?? {};
    desk.at(checkInWindow(departsAt).opensAt);
    const visitor = anAsker();
    const details = { ...detailsOf({ order: own }), key: { documentNumber: 'E55512345' } };
    const { challenge } = await challengeFor(details, visitor);
    const codes = await Promise.all(
      [0, 1].map((one) => verification.codeToSend(challenge.id, desk.now(), one)),
    );
    expect(codes.map((one) => one?.recipient)).toEqual(['foreign@example.com', 'own@example.com']);
    const typed = { challengeId: challenge.id, code: codes[1]?.code ?? '' };
    const opened = await checkIns.confirmAccess(typed, visitor, desk.now());
    expect(opened).toEqual({ orderId: own.id, segmentIndex: 0 });
    expect(foreign.id).not.toBe(own.id);
  });

  test('is for the browser that asked for the code', async () => {
    const traveller = await ticketed();
    const { challenge } = await challengeFor(detailsOf(traveller), anAsker());
    const typed = { challengeId: challenge.id, code: await codeOf(challenge.id) };
    const stranger = anAsker();
    expect(await checkIns.confirmAccess(typed, stranger, desk.now())).toEqual({
      problem: 'CODE_WRONG',
    });
    expect(await checkIns.itineraries(stranger, desk.now())).toEqual([]);
  });

  test('is answered once a minute, and so often from one network', async () => {
    const traveller = await ticketed();
    const asker = anAsker();
    await open(traveller, asker);
    expect(await ask(detailsOf(traveller), asker)).toEqual({ problem: 'TOO_SOON' });
    for (let count = 2; count < CHECK_IN_ACCESS_LIMITS.address.most; count += 1)
      await ask({ ...detailsOf(traveller), flightNumber: `MG${count}` }, asker);
    expect(await ask({ ...detailsOf(traveller), name: 'Liu/Zoe' }, asker)).toEqual({
      problem: 'TOO_MANY_REQUESTS',
    });
  });
});

test('each detail has a fault of its own', () => {
  const input = {
    name: 'Liu',
    key: { ticketNumber: '12' },
    flightNumber: '?',
    flightDate: '2020-01-01',
    locale: 'en',
  } as const;
  const read = readCheckInLookup(input, start);
  expect('faults' in read && read.faults).toEqual([
    { code: 'NAME_INVALID', path: ['name'] },
    { code: 'REFERENCE_INVALID', path: ['key', 'ticketNumber'] },
    { code: 'FLIGHT_NUMBER_INVALID', path: ['flightNumber'] },
    { code: 'CHECK_IN_DAY_INVALID', path: ['flightDate'] },
  ]);
});

test('who looked a flight up chooses seats that the fare includes; those with a price are sold with the booking', async () => {
  const traveller = await ticketed();
  const asker = anAsker();
  await open(traveller, asker);
  const { order } = traveller;
  const [segment] = order.segments;
  const flight = flightId({
    flightNumber: segment?.flightNumber ?? '',
    date: segment?.departureDate ?? '',
  });
  const ids = [seatedId(order)];
  const map = await seats.map({ flight, passengerSegmentIds: ids }, asker, desk.now());
  const [passenger] = map.passengers;
  const refusalAt = (number: string) => {
    const zoned = map.seats.get(number);
    const price = zoned && seats.price(map, zoned.zone, passenger ?? null);
    return zoned && passenger && price && offerRefusal(zoned, passenger, price, desk.now());
  };
  expect(refusalAt('18A')).toBe('SOLD_WITH_BOOKING');
  expect(refusalAt('24A')).toBeNull();
  const choose = async (seatNumber: string, due: number) => {
    const exitRow = { able: true, dutiesAccepted: true };
    const { userErrors } = await seats.select(
      {
        idempotencyKey: randomUUID(),
        flight,
        locale: 'en',
        choices: [{ passengerSegmentId: ids[0] ?? '', seatNumber, exitRow }],
        accepted: money(due * 100, 'CNY'),
        preferredSeatsAgreed: true,
      },
      asker,
      desk.now(),
    );
    return userErrors.map(({ code }) => code);
  };
  expect(await choose('18A', 200)).toEqual(['SOLD_WITH_BOOKING']);
  expect(await choose('24A', 0)).toEqual([]);
});
