import { expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const oneWay = (origin: string, destination: string) =>
  aSearch({
    bounds: [{ origin, destination, departureDate: '2026-12-10' }],
    sort: 'DEPARTURE',
  });

test('what is sold out for the party is named beside the rest, earliest first and whatever the filter', async () => {
  const request = oneWay('PVG', 'NRT');
  const full = anAirline({ seatsLeft: () => 40 });
  const before = await full.flights.search(request, null, NOW);
  expect(before.soldOut).toEqual([]);
  const all = before.flights.map(({ itinerary }) => itinerary.flights[0]?.flightNumber);
  const gone = [all[0], all.at(-1)];
  const scarce = anAirline({
    seatsLeft: ({ flightNumber }) => (gone.includes(flightNumber) ? 2 : 40),
  });
  const ask = (adults: number, filter = request.filter) => {
    const party = { adults, children: 0, infants: 0 };
    return scarce.flights.search({ ...request, party, filter }, null, NOW);
  };
  const { soldOut, flights } = await ask(3);
  expect(soldOut.map((journey) => journey.flights[0]?.flightNumber)).toEqual(gone);
  expect(flights).toHaveLength(all.length - 2);
  const filtered = await ask(3, { ...request.filter, departureTimes: ['NIGHT'] });
  expect(filtered.soldOut).toHaveLength(2);
  expect((await ask(2)).soldOut).toEqual([]);
});

test('no connection is named as sold out where a direct flight is flown', async () => {
  const none = anAirline({ seatsLeft: () => 0 });
  const soldOut = async (origin: string, destination: string) =>
    (await none.flights.search(oneWay(origin, destination), null, NOW)).soldOut;
  const segments = (journeys: readonly { flights: readonly unknown[] }[]) =>
    new Set(journeys.map(({ flights }) => flights.length));
  expect(segments(await soldOut('PVG', 'NRT'))).toEqual(new Set([1]));
  expect(segments(await soldOut('HKG', 'TYO'))).toEqual(new Set([2]));
});
