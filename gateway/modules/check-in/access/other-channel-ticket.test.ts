import { beforeEach, describe, expect, test } from 'vitest';
import {
  anAsker,
  checkInDesk,
  type TestAsker,
} from '#gateway/modules/check-in/check-in.test-support.ts';
import { offerRefusal } from '#gateway/modules/seats/map/propose-seats.ts';
import { seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { RequestCheckInAccessInput } from '#gateway/resolvers.gen.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { bookingsOfDay } from '#gateway/simulated/ticket-store/bookings-of-day.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readCheckInLookup } from './check-in-access.input.ts';

const { db } = await testDatabase();
const { desk, checkIns, codeOf, submit, inputFor, seats } = checkInDesk(db);
const start = new Date('2027-01-05T02:00:00Z');
const sold = bookingsOfDay(desk.timetable, '2027-01-06');
const due = ({ bounds }: BookingElsewhere) => bounds[0]?.flights[0]?.seatsDueAt ?? null;
const [free, another, third] = sold.filter((one) => due(one) === null);
const unpaid = sold.find((one) => due(one) !== null);
if (!free || !another || !third || !unpaid) throw new Error('nothing was sold elsewhere');

beforeEach(() => desk.at(start));

function detailsOf(booking: BookingElsewhere): RequestCheckInAccessInput {
  const [passenger] = booking.passengers;
  const flight = booking.bounds[0]?.flights[0];
  return {
    name: `${passenger?.lastName}/${passenger?.firstName}`,
    key: { bookingReference: booking.reference },
    flightNumber: flight?.flightNumber ?? '',
    flightDate: flight?.date ?? '',
    locale: 'ja',
  };
}
async function challengeFor(input: RequestCheckInAccessInput, asker: TestAsker) {
  const lookup = readCheckInLookup(input, desk.now());
  if ('faults' in lookup) throw new Error('not read');
  const answer = await checkIns.requestAccess(lookup, asker, desk.now());
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}
async function open(booking: BookingElsewhere, asker = anAsker()) {
  const { challenge } = await challengeFor(detailsOf(booking), asker);
  const typed = { challengeId: challenge.id, code: await codeOf(challenge.id) };
  const access = await checkIns.confirmAccess(typed, asker, desk.now());
  if ('problem' in access) throw new Error(access.problem);
  const itinerary = await checkIns.itinerary(access, asker, desk.now());
  if (!itinerary) throw new Error('not open');
  return { asker, itinerary, order: itinerary.segment.order };
}
const adopted = async () =>
  (await db.selectFrom('orders').select('id').where('sold_by', 'is not', null).execute()).length;

describe('a ticket that another channel has sold', () => {
  test('is looked up by the same details, with the same answer where one of them is another’s', async () => {
    const before = await adopted();
    const right = await challengeFor(detailsOf(another), anAsker());
    const wrong: Partial<RequestCheckInAccessInput>[] = [
      { name: 'Liu/Bella' },
      { key: { bookingReference: 'ZZZZZZ' } },
      { flightNumber: 'MG1' },
    ];
    for (const other of wrong) {
      const asker = anAsker();
      const { challenge, named } = await challengeFor({ ...detailsOf(another), ...other }, asker);
      expect(Object.keys(challenge)).toEqual(Object.keys(right.challenge));
      expect(named).toBe(false);
      expect(await codeOf(challenge.id)).toBe('none');
    }
    // Nothing is stored of it before its contact has typed the code.
    expect(await adopted()).toBe(before);
  });

  test('becomes one order, without a payment, however many browsers look it up at once', async () => {
    const opened = await Promise.all([open(free), open(free), open(free)]);
    const [id, ...others] = new Set(opened.map(({ order }) => order.id));
    expect(others).toEqual([]);
    const order = await desk.orders.find({ id: id ?? '' }, AIRLINE, desk.now());
    expect(order).toMatchObject({
      state: 'TICKETED',
      soldBy: free.seller,
      reference: free.reference,
      locale: 'ja',
      tickets: free.passengers.map(({ ticketNumber: number }) => ({ number })),
    });
    const paid = db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id ?? '');
    expect(await paid.execute()).toEqual([]);
  });

  test('is checked in, gets a boarding pass, and is cancelled like all others', async () => {
    const { asker, order, itinerary } = await open(another);
    const { userErrors } = await submit(inputFor({ order }), asker);
    expect(userErrors).toEqual([]);
    const [passenger] = order.passengers;
    const one = await checkIns.passengerOn(
      { passengerId: passenger?.id ?? '', segmentIndex: 0 },
      asker,
      desk.now(),
    );
    if (!one) throw new Error('no passenger');
    const pass = await checkIns.boardingPass(one, desk.now());
    expect(pass).not.toBeNull();
    expect(await checkIns.records(asker, desk.now())).not.toEqual([]);
    const capabilities = await desk.orders.segmentCapabilities(one, desk.now());
    expect(capabilities).toContainEqual(
      expect.objectContaining({ action: 'CANCEL_CHECK_IN', allowed: true }),
    );
    expect(itinerary.segment.order.onlySegment).toBe(0);
  });

  test('has seats that the fare includes; those with a price are sold by the channel that sold it', async () => {
    const { asker, order } = await open(third);
    const [segment] = order.segments;
    const flight = flightId({
      flightNumber: segment?.flightNumber ?? '',
      date: segment?.departureDate ?? '',
    });
    const asked = { flight, passengerSegmentIds: [seatedId(order)] };
    const map = await seats.map(asked, asker, desk.now());
    const [passenger] = map.passengers;
    if (!passenger) throw new Error('no passenger');
    const refusals = [...map.seats.values()].map((zoned) => {
      const price = seats.price(map, zoned.zone, passenger);
      return price && offerRefusal(zoned, passenger, price, desk.now());
    });
    expect(refusals).toContain(null);
    expect(refusals).toContain('OTHER_CHANNEL');
    expect(refusals).not.toContain('SOLD_WITH_BOOKING');
  });

  test('waits while preferred seats are not paid with the seller, and no longer', async () => {
    const { asker, order } = await open(unpaid);
    const refused = await submit(inputFor({ order }, [0]), asker);
    expect(refused.userErrors.map(({ code }) => code)).toEqual(['OTHER_CHANNEL']);
    desk.at(due(unpaid) ?? start);
    const later = await open(unpaid);
    expect((await submit(inputFor({ order }, [0]), later.asker)).userErrors).toEqual([]);
  });

  test('is in no list of a member whose address is its contact, and no message is left there', async () => {
    const memberId = await desk.joinClub({
      lastName: 'Fong',
      firstName: 'Ada',
      title: 'MS',
      dateOfBirth: '1990-04-12',
      nationality: 'HK',
      gender: 'F',
      locale: 'en',
    });
    await db
      .updateTable('member_contacts')
      .set({ lookup: third.contact.email })
      .where('member_id', '=', memberId)
      .where('kind', '=', 'EMAIL')
      .execute();
    const { order } = await open(third);
    const member = { sessionId: anAsker().sessionId, memberId };
    expect(await desk.orders.ofMember(memberId, desk.now(), '')).toEqual([]);
    expect(await desk.orders.find({ id: order.id }, member, desk.now())).toBeNull();
    expect(await checkIns.itineraries(member, desk.now())).toEqual([]);
    await db.deleteFrom('check_in_notices').execute();
    expect(await checkIns.notifyOpenings(desk.now())).toBe(0);
  });

  test('is open to a browser for 60 minutes, as every flight that is looked up', async () => {
    const { asker } = await open(free);
    desk.at(addMinutes(desk.now(), 60));
    expect(await checkIns.itineraries(asker, desk.now())).toEqual([]);
  });
});
