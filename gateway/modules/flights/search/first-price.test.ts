import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { addDays } from '#schema/rules/base/local-date.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const airline = anAirline();

const PAIRS = [
  ['SHA', 'TYO'],
  ['PVG', 'HKG'],
  ['SHA', 'BJS'],
  ['PVG', 'LHR'],
  ['CTS', 'BKK'],
] as const;

const trips = fc.record({
  pair: fc.constantFrom(...PAIRS),
  daysAhead: fc.integer({ min: 2, max: 300 }),
  nights: fc.integer({ min: 2, max: 21 }),
  party: fc.constantFrom(
    { adults: 1, children: 0, infants: 0 },
    { adults: 2, children: 1, infants: 1 },
  ),
  cabin: fc.constantFrom('ECONOMY', 'BUSINESS', null),
});

type Trip = typeof trips extends fc.Arbitrary<infer Value> ? Value : never;

function waysOf({ pair: [origin, destination], daysAhead, nights }: Trip) {
  const departure = addDays('2026-11-20', daysAhead);
  return [
    { origin, destination, departureDate: departure },
    { origin: destination, destination: origin, departureDate: addDays(departure, nights) },
  ] as const;
}

async function calendarAmount(trip: Trip, index: 0 | 1) {
  const { origin, destination, departureDate } = waysOf(trip)[index];
  const { days } = await airline.flights.calendar(
    {
      origin,
      destination,
      month: departureDate,
      party: trip.party,
      cabin: trip.cabin,
      tripType: 'ROUND_TRIP',
      notBefore: index === 0 ? null : waysOf(trip)[0].departureDate,
    },
    null,
    NOW,
  );
  return days.find(({ date }) => date === departureDate)?.total?.amount;
}

test('both ways cost in the calendar what the list asks for them, and what is paid in the end', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(trips, async (trip) => {
      const { party, cabin } = trip;
      const request = aSearch({ tripType: 'ROUND_TRIP', bounds: [...waysOf(trip)], party, cabin });
      const out = await airline.flights.search({ ...request, sort: 'PRICE' }, null, NOW);
      expect(await calendarAmount(trip, 0)).toBe(out.flights[0]?.lowestTotal.amount);
      const there = out.flights[0]?.fares[0];
      if (!there) return;
      const onward = { ...request, boundIndex: 1, selected: [there.fareId] };
      const back = await airline.flights.search({ ...onward, sort: 'PRICE' }, null, NOW);
      const amount = await calendarAmount(trip, 1);
      expect(amount).toBe(back.flights[0]?.lowestTotal.amount);
      const home = back.flights[0]?.fares[0];
      if (!home || amount === undefined) return;
      expect(home.tripTotal.amount).toBe(there.total.amount + amount);
      const fareIds = [there.fareId, home.fareId];
      const { offer } = await airline.offers.create(
        { tripType: 'ROUND_TRIP', party, fareIds },
        NOW,
      );
      expect(offer?.price.total.amount).toBe(there.total.amount + amount);
      compared++;
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(30);
});

test('a return across a border costs less each way than a flight on its own', async () => {
  const ask = (tripType: 'ONE_WAY' | 'ROUND_TRIP') =>
    airline.flights.calendar(
      {
        origin: 'SHA',
        destination: 'TYO',
        month: '2026-12-01',
        cabin: 'ECONOMY',
        party: { adults: 1, children: 0, infants: 0 },
        tripType,
        notBefore: null,
      },
      null,
      NOW,
    );
  const [alone, half] = await Promise.all([ask('ONE_WAY'), ask('ROUND_TRIP')]);
  for (const [index, { total }] of half.days.entries())
    expect(total?.amount).toBeLessThan(alone.days[index]?.total?.amount ?? 0);
});
