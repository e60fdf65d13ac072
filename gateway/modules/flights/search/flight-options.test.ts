import { expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aRoundTrip, aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import type { SearchRequest } from './flight-search.input.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const airline = anAirline({ seatsLeft: () => 40 });
const search = (request: SearchRequest) => airline.flights.search(request, null, NOW);
async function firstOf(request: SearchRequest) {
  const { flights } = await search(request);
  const [fare] = flights[0]?.fares ?? [];
  if (!flights[0] || !fare) throw new Error('no flight');
  return { option: flights[0], fare, choice: { key: flights[0].key, brand: fare.brand.code } };
}
const out = await firstOf(aRoundTrip());
const back = await firstOf(aRoundTrip({ boundIndex: 1, selected: [out.fare.fareId] }));

test('is told with its prices of now and answered for the next bound, in one question', async () => {
  const answer = await search(aRoundTrip({ choices: [out.choice] }));
  expect(answer.chosen).toEqual([
    { itinerary: out.option.itinerary, fare: out.fare, tightConnection: false },
  ]);
  expect(answer.boundIndex).toBe(1);
  const step = await search(aRoundTrip({ boundIndex: 1, selected: [out.fare.fareId] }));
  expect(answer.flights).toEqual(step.flights);
  expect(answer.ribbon).toEqual(step.ribbon);
});

test('needs no flights when each bound is chosen, and no other total than bound after bound', async () => {
  const answer = await search(aRoundTrip({ choices: [out.choice, back.choice] }));
  expect(answer).toMatchObject({ boundIndex: null, flights: [], ribbon: [], userErrors: [] });
  expect(answer.chosen.map(({ fare }) => fare)).toEqual([out.fare, back.fare]);
  expect(answer.chosen[1]?.fare.tripTotal.amount).toBe(
    out.fare.total.amount + back.fare.total.amount,
  );
});

test.each([
  ['a flight that does not fly', { ...out.choice, key: 'MG1.2026-12-10' }],
  [
    'a brand of another cabin than the one asked for',
    { ...out.choice, brand: 'BUSINESS' as const },
  ],
])('ends before %s, and that bound is answered', async (_what, gone) => {
  const request = aRoundTrip({ cabin: 'ECONOMY', choices: [gone, back.choice] });
  const answer = await search(request);
  expect(answer).toMatchObject({ boundIndex: 0, chosen: [], userErrors: [] });
  expect(answer.flights).toEqual((await search(aRoundTrip({ cabin: 'ECONOMY' }))).flights);
});

test('says where the next flight leaves soon after the one before it', async () => {
  const bounds = [
    { origin: 'PVG', destination: 'HKG', departureDate: '2026-12-10' },
    { origin: 'HKG', destination: 'PVG', departureDate: '2026-12-10' },
  ];
  const trip = aSearch({ tripType: 'MULTI_CITY', bounds });
  const all = [];
  for (const { key, fares } of (await search(trip)).flights) {
    const first = { key, brand: fares[0]?.brand.code ?? 'LITE' };
    const { flights } = await search({ ...trip, choices: [first] });
    for (const { key: next, tightConnection } of flights) {
      const choices = [first, { key: next, brand: first.brand }];
      const { chosen } = await search({ ...trip, choices });
      all.push([chosen[1]?.tightConnection, tightConnection]);
    }
  }
  expect(all.length).toBeGreaterThan(0);
  for (const [told, listed] of all) expect(told).toBe(listed);
});
