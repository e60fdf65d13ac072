import { describe, expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { SearchRequest } from '#gateway/modules/flights/search/flight-search.input.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { replaceIrregularities } from '#gateway/simulated/operations/irregularities.repository.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
/** Two gateways on one database. */
const [here, there] = [erasureBench(db, start), erasureBench(db, start)];
const gateways = [here.services, there.services];
const schedule = createSimulatedTimetable();
/** As old as the copy may be that searches are answered from, and some room. */
const SOON = { timeout: 20_000, interval: 200 };

const disrupt = (flight: FlightKey, irregularity: Irregularity) =>
  replaceIrregularities(db, flight, [irregularity]);
const cancelled: Irregularity = { kind: 'CANCELLATION', announcedAt: start, reason: 'CREW' };
const retimed: Irregularity = {
  kind: 'RETIMING',
  announcedAt: addMinutes(start, 1),
  minutes: 95,
  reason: 'AIRPORT',
};

const on = (departureDate: string, overrides: Partial<SearchRequest> = {}) =>
  aSearch({ bounds: [{ origin: 'PVG', destination: 'HKG', departureDate }], ...overrides });
function direct(date: string) {
  const [journey] = schedule.journeys('PVG', 'HKG', date);
  const [flight, second] = journey?.flights ?? [];
  if (!flight || second) throw new Error('no direct flight');
  return flight;
}
/** When a gateway lets a flight leave; undefined where it does not sell it. */
async function departureIn(services: typeof here.services, flight: FlightKey, now = start) {
  const { flights } = await services.flights.search(on(flight.date), null, now);
  return flights
    .flatMap(({ itinerary }) => itinerary.flights)
    .find(({ flightNumber }) => flightNumber === flight.flightNumber)?.departure.local;
}
async function fareOf(flight: FlightKey) {
  const { flights } = await here.services.flights.search(on(flight.date), null, start);
  const found = flights.find(({ key }) => key === `${flight.flightNumber}.${flight.date}`);
  return found?.fares[0]?.fareId ?? 'none';
}
async function offerOf(flight: FlightKey) {
  const { offer } = await here.services.offers.create(
    {
      tripType: 'ONE_WAY',
      party: { adults: 1, children: 0, infants: 0 },
      fareIds: [await fareOf(flight)],
    },
    start,
  );
  if (!offer) throw new Error('no offer');
  return offer;
}
const codes = ({ userErrors }: { readonly userErrors: readonly { readonly code: string }[] }) =>
  userErrors.map(({ code }) => code);

describe('a cancelled flight', () => {
  test('is sold by no gateway: not in a search, the calendar, or to those who hold an offer for it', async () => {
    const flight = direct('2027-02-03');
    const offer = await offerOf(flight);
    const fareIds = [await fareOf(flight)];
    for (const services of gateways) expect(await departureIn(services, flight)).toBeDefined();
    await disrupt(flight, cancelled);
    const { party, tripType } = offer;
    for (const { offers, orders } of gateways) {
      expect(codes(await offers.create({ tripType, party, fareIds }, start))).toEqual([
        'FLIGHT_WITHDRAWN',
      ]);
      expect(codes(await offers.reprice(offer.id, start))).toEqual(['FLIGHT_WITHDRAWN']);
      const refused = await orders.create(here.desk.submission(offer), aVisitor(), start);
      expect([refused.orderId, codes(refused)]).toEqual([null, ['FLIGHT_WITHDRAWN']]);
    }
    for (const services of gateways)
      await expect.poll(() => departureIn(services, flight), SOON).toBeUndefined();
  });

  test('is not paid for by those who hold its seats', async () => {
    const flight = direct('2027-02-09');
    const visitor = aVisitor();
    const held = await here.services.orders.create(
      here.desk.submission(await offerOf(flight)),
      visitor,
      start,
    );
    await disrupt(flight, cancelled);
    const request = {
      idempotencyKey: 'k'.repeat(36),
      orderId: held.orderId ?? '',
      locale: 'en' as const,
    };
    const { payment, code } = await there.services.payments.start(request, visitor, start);
    expect([payment, code]).toEqual([null, 'FLIGHT_WITHDRAWN']);
  });

  test('that was the only one of its day leaves a day without flights in the calendar', async () => {
    const date = '2027-02-17';
    for (const { flights } of schedule.journeys('PVG', 'CDG', date))
      for (const flight of flights) await disrupt(flight, cancelled);
    const days = async () => {
      const { days: all } = await there.services.flights.calendar(
        {
          origin: 'PVG',
          destination: 'CDG',
          month: date,
          cabin: null,
          notBefore: null,
          tripType: 'ONE_WAY',
          party: { adults: 1, children: 0, infants: 0 },
        },
        null,
        start,
      );
      return all.find((day) => day.date === date)?.noPriceReason;
    };
    await expect.poll(days, SOON).toBe('NO_FLIGHTS');
  });

  test('is sold again when it flies after all', async () => {
    const flight = direct('2027-02-04');
    await disrupt(flight, cancelled);
    await expect.poll(() => departureIn(there.services, flight), SOON).toBeUndefined();
    await replaceIrregularities(db, flight, []);
    await expect.poll(() => departureIn(there.services, flight), SOON).toBeDefined();
  });

  test('is no flight to change to, in the list and by an offer made before', async () => {
    const day = '2027-02-08';
    const visitor = aVisitor();
    const order = await here.desk.pay(
      await here.desk.book(
        here.desk.offer({ bounds: [{ origin: 'PVG', destination: 'HKG', date: day }] }),
        {},
        visitor,
      ),
    );
    const flight = direct(addDays(day, 2));
    const asked = {
      orderId: globalId('Order', order.id),
      passengerIds: order.passengers.map(({ id }) => globalId('Passenger', id)),
    };
    const found = () =>
      there.services.dateChanges.search(
        {
          ...asked,
          bounds: [{ boundIndex: 0, departureDate: flight.date }],
          answer: 0,
          selected: [],
          sort: 'PRICE',
        },
        visitor,
        start,
      );
    const ways = async () =>
      (await found()).flights.filter(
        ({ itinerary }) => itinerary.flights[0]?.flightNumber === flight.flightNumber,
      );
    const [way] = await ways();
    const changeFareIds = [way?.fares[0]?.changeFareId ?? ''];
    const { changeOffer } = await here.services.dateChanges.offer(
      { ...asked, changeFareIds },
      visitor,
      start,
    );
    if (!changeOffer) throw new Error('no offer');
    await disrupt(flight, cancelled);
    const again = await there.services.dateChanges.offer(
      { ...asked, changeFareIds },
      visitor,
      start,
    );
    expect(codes(again)).toEqual(['FLIGHT_WITHDRAWN']);
    const confirmed = await here.services.dateChanges.confirm(
      {
        idempotencyKey: 'k'.repeat(36),
        changeOfferId: changeOffer.id,
        isAgreed: true,
        accepted: changeOffer.totalDue,
      },
      visitor,
      start,
    );
    expect(confirmed.code).toBe('FLIGHT_WITHDRAWN');
    await expect.poll(async () => (await ways()).length, SOON).toBe(0);
  });
});

describe('a flight with other times', () => {
  const later = addMinutes(start, 5);

  test('is shown and ordered with them by every gateway', async () => {
    const flight = direct('2027-02-05');
    for (const { clock } of [here, there]) expect(clock.now()).toEqual(start);
    await disrupt(flight, { ...retimed, announcedAt: start });
    const { instant } = flight.departure;
    for (const services of gateways)
      await expect.poll(() => departureIn(services, flight), SOON).not.toBe(flight.departure.local);
    const offer = await offerOf(flight);
    expect(offer.bounds[0]?.itinerary.flights[0]?.departure.instant).toEqual(
      addMinutes(instant, 95),
    );
    const visitor = aVisitor();
    const made = await there.services.orders.create(here.desk.submission(offer), visitor, start);
    const order = await here.services.orders.find({ id: made.orderId ?? '' }, visitor, start);
    expect(order?.segments[0]?.departsAt).toEqual(addMinutes(instant, 95));
    expect(await here.services.airlineChanges.look(start)).toBe(0);
    const status = await there.services.flightStatus.find(
      `${flight.flightNumber}.${flight.date}`,
      start,
    );
    expect(status?.flight.departure.instant).toEqual(addMinutes(instant, 95));
  });

  test('is not ordered by an offer that shows the old ones', async () => {
    const flight = direct('2027-02-06');
    const offer = await offerOf(flight);
    await disrupt(flight, retimed);
    await here.sweepAt(later.toISOString());
    const refused = await here.services.orders.create(
      here.desk.submission(offer),
      aVisitor(),
      later,
    );
    expect([refused.orderId, codes(refused)]).toEqual([null, ['FLIGHT_RETIMED']]);
    expect(codes(await here.services.offers.reprice(offer.id, later))).toEqual(['FLIGHT_RETIMED']);
    const shown = here.services.offers.read(offer.id);
    expect(shown?.bounds[0]?.itinerary.flights[0]?.departure.instant).toEqual(
      addMinutes(flight.departure.instant, 95),
    );
  });
});
