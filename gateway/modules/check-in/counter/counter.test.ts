import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createBoardingPassDocuments } from '#gateway/modules/check-in/boarding-passes/boarding-pass-documents.service.ts';
import { checkInDesk, type Traveller } from '#gateway/modules/check-in/check-in.test-support.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { seatsOfFlight } from '#gateway/modules/seats/map/flight-seats.ts';
import { emptyFlights } from '#gateway/modules/seats/seats.test-support.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import { stopDocumentWorker } from '#gateway/ports/documents/document-worker.ts';
import { sitBesideExit } from '#gateway/scenarios/builders/exit-seat.builder.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = checkInDesk(db);
const { desk, checkIns, checkIn, ticketed, passenger, counter, sent } = till;
const passes = createBoardingPassDocuments(till.sources);
afterAll(stopDocumentWorker);

beforeEach(async () => {
  desk.at(new Date('2027-01-05T02:00:00Z'));
  sent.length = 0;
  await db.deleteFrom('chosen_seats').execute();
  await db.deleteFrom('check_ins').execute();
});

/** Departure control that has given away all seats, or all but those beside exits. */
const full = (left: 'EXIT_ROW' | null): DepartureControl => ({
  ...emptyFlights,
  seats: async (flight) =>
    new Map(
      [...seatsOfFlight(desk, flight)].flatMap(([number, { zone }]) =>
        zone === left ? [] : [[number, 'TAKEN'] as const],
      ),
    ),
});
async function standby(left: 'EXIT_ROW' | null) {
  const there = checkInDesk(db, { departureControl: full(left) });
  there.desk.at(desk.now());
  const traveller = await there.ticketed();
  expect((await there.checkIn(traveller)).userErrors).toEqual([]);
  const one = await there.passenger(traveller);
  return {
    async state() {
      const { stored } = await there.checkIns.of(one);
      const live = await there.seats.liveOf(db, [traveller.order.id], AIRLINE, there.desk.now());
      return [stored?.state, live.map(({ seatNumber }) => seatNumber)];
    },
    async decide(verdict: 'CONFIRMED' | 'TURNED_AWAY') {
      const [waiting] = await there.checkIns.toMeet(there.desk.now());
      if (waiting) await there.counter.decide(waiting.listed, verdict, there.desk.now());
      return there.checkIns.requestCounterDecision(there.desk.now());
    },
    isExit: (number: unknown) =>
      there.seats
        .planned(desk.orders.flights.flightOf(one.segment), String(number))
        ?.characteristics.includes('EXIT_ROW'),
  };
}

describe('on a full flight', () => {
  test('a passenger without a seat waits for staff, who find one beside an exit', async () => {
    const { state, decide, isExit } = await standby('EXIT_ROW');
    expect(await state()).toEqual(['CONFIRMING', []]);
    expect(await decide('CONFIRMED')).toBe(1);
    const [now, seats] = await state();
    expect([now, seats?.length]).toEqual(['CHECKED_IN', 1]);
    expect(isExit(seats?.[0])).toBe(true);
  });

  test('who is confirmed while no seat is left goes on waiting', async () => {
    const { state, decide } = await standby(null);
    expect(await decide('CONFIRMED')).toBe(0);
    expect(await state()).toEqual(['CONFIRMING', []]);
  });

  test('who is turned away is not checked in', async () => {
    const { state, decide } = await standby('EXIT_ROW');
    expect(await decide('TURNED_AWAY')).toBe(1);
    expect(await state()).toEqual(['CANCELLED', []]);
  });
});

async function byTheExit(contact: Parameters<typeof checkIn>[2] = {}) {
  const traveller = await ticketed();
  const seat = await sitBesideExit(desk, traveller.order, desk.now());
  expect((await checkIn(traveller, [0], contact)).userErrors).toEqual([]);
  return { ...traveller, seat };
}
async function decide(verdict: 'CONFIRMED' | 'TURNED_AWAY') {
  for (const { listed } of await checkIns.toMeet(desk.now()))
    await counter.decide(listed, verdict, desk.now());
  return checkIns.requestCounterDecision(desk.now());
}
async function status(traveller: Traveller) {
  const one = await passenger(traveller);
  const { stored } = await checkIns.of(one);
  return { ...stored, coupon: couponOf(one)?.state };
}
const keyOf = ({ order }: Traveller) => ({
  passengerId: order.passengers[0]?.id ?? '',
  segmentIndex: 0,
});

test('who sits beside an exit waits for staff, and has a boarding pass once they confirm', async () => {
  const traveller = await byTheExit();
  expect(await checkIns.requestCounterDecision(desk.now())).toBe(0);
  expect(await status(traveller)).toMatchObject({ state: 'CONFIRMING' });
  expect(await checkIns.boardingPass(await passenger(traveller), desk.now())).toBeNull();
  desk.at(addMinutes(desk.now(), 30));
  const done = await Promise.all([decide('CONFIRMED'), decide('CONFIRMED')]);
  expect(done.toSorted()).toEqual([0, 1]);
  expect(await status(traveller)).toMatchObject({
    state: 'CHECKED_IN',
    coupon: 'CHECKED_IN',
    sentTo: 'anna.liu@example.com',
    checkedInAt: desk.now(),
  });
  const pass = await checkIns.boardingPass(await passenger(traveller), desk.now());
  expect(pass?.seatNumber).toBe(traveller.seat);
  await passes.mail([keyOf(traveller)], 'en', desk.now());
  expect(sent).toMatchObject([{ to: 'anna.liu@example.com', attachments: [{}] }]);
  const records = await checkIns.records(traveller.visitor, desk.now());
  expect(records.map(({ state, place }) => [state, place])).toEqual(
    expect.arrayContaining([
      ['CHECKED_IN', 'AIRPORT'],
      ['CONFIRMING', 'ONLINE'],
    ]),
  );
});

test('who is turned away keeps the ticket, and may cancel as often as before', async () => {
  const traveller = await byTheExit();
  await decide('TURNED_AWAY');
  expect(await status(traveller)).toMatchObject({
    state: 'CANCELLED',
    coupon: 'OPEN',
    cancellations: 0,
    sentTo: null,
  });
  expect(await decide('CONFIRMED')).toBe(0);
});

test('a verdict is about one check-in: the next one of the same passenger waits again', async () => {
  const traveller = await byTheExit();
  await decide('TURNED_AWAY');
  expect((await checkIn(traveller)).userErrors).toEqual([]);
  expect(await checkIns.requestCounterDecision(desk.now())).toBe(0);
  expect(await status(traveller)).toMatchObject({ state: 'CONFIRMING' });
});

test('no one is met for a flight that has left', async () => {
  const { order } = await byTheExit();
  const { departsAt = desk.now() } = order.segments[0] ?? {};
  expect(await checkIns.toMeet(addMinutes(departsAt, -1))).toHaveLength(1);
  expect(await checkIns.toMeet(departsAt)).toEqual([]);
});

test.each(LOCALES)(
  'an e-mail says what was decided, in the language of the check-in: %s',
  async (locale) => {
    const phone = { phone: { areaCode: '852', number: '21234567' } };
    const traveller = await byTheExit({ contact: phone, locale });
    await checkIns.emailCounterDecision(keyOf(traveller), 'CHECK_IN_CONFIRMED', desk.now());
    await checkIns.emailCounterDecision(keyOf(traveller), 'CHECK_IN_DECLINED', desk.now());
    const to = traveller.order.contact.email;
    expect(sent).toMatchObject([
      { to, locale, text: expect.stringContaining('/checkIn/order-result?flight=') },
      { to, locale, text: expect.stringMatching(/Anna Liu|LIU ANNA/i) },
    ]);
  },
);
