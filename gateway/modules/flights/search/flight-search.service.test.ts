import { describe, expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aRoundTrip, aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import type { SearchRequest } from './flight-search.input.ts';
import { bandOf } from './narrow.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const airline = anAirline({ seatsLeft: () => 40 });
const search = (request: SearchRequest, currency: string | null = null, now = NOW) =>
  airline.flights.search(request, currency, now);
const faults = async (request: SearchRequest, currency: string | null = null) =>
  (await search(request, currency)).userErrors.map(({ code, path }) => `${path.join('.')} ${code}`);
const bound = (origin: string, destination: string, departureDate = '2026-12-10') => ({
  origin,
  destination,
  departureDate,
});
const oneWay = (origin: string, destination: string, departureDate?: string) =>
  aSearch({ bounds: [bound(origin, destination, departureDate)] });

const daysOfDecember = (...days: number[]): string[] =>
  days.map((day) => `2026-12-${String(day).padStart(2, '0')}`);

describe('a search', () => {
  test('finds the flights to every airport of a city, each with every brand on sale', async () => {
    const { flights, unfilteredCount } = await search(aSearch());
    const landings = flights.map(({ itinerary }) => itinerary.flights.at(-1)?.destination.code);
    expect(new Set(landings)).toEqual(new Set(['NRT', 'HND']));
    expect(unfilteredCount).toBe(flights.length);
    for (const { fares } of flights) expect(fares).toHaveLength(5);
  });

  test('shows one cabin where one is asked for', async () => {
    const { flights } = await search(aSearch({ cabin: 'BUSINESS' }));
    for (const { fares } of flights)
      expect(fares.map(({ brand }) => brand.code)).toEqual(['BUSINESS', 'BUSINESS_FLEX']);
  });

  test('leaves out what has too few seats for the party, counting no seat for infants', async () => {
    const scarce = anAirline({ seatsLeft: (_flight, cabin) => (cabin === 'ECONOMY' ? 3 : 0) });
    const found = async (party: SearchRequest['party']) =>
      (await scarce.flights.search(aSearch({ party }), null, NOW)).flights;
    const three = await found({ adults: 2, children: 1, infants: 2 });
    expect(three[0]?.fares.map(({ brand }) => brand.code)).toEqual(['LITE', 'STANDARD', 'FLEX']);
    expect(three[0]?.fares[0]?.seatsLeft).toBe(3);
    expect(await found({ adults: 3, children: 1, infants: 0 })).toEqual([]);
  });

  test('leaves out flights whose check-in has closed', async () => {
    const after = new Date('2026-12-10T04:00:00Z');
    const { flights } = await search({ ...oneWay('PVG', 'NRT'), sort: 'DEPARTURE' }, null, after);
    expect(flights.map(({ itinerary }) => itinerary.flights[0]?.departure.local.slice(11))).toEqual(
      ['13:40', '18:30'],
    );
  });

  test('goes stale with the clock of the gateway, after 20 minutes', async () => {
    const { serverNow, expiresAt } = await search(aSearch());
    expect(serverNow).toEqual(NOW);
    expect(expiresAt).toEqual(new Date('2026-11-20T10:20:00Z'));
  });

  test('shows yen without minor units, and yuan that add up over the party', async () => {
    const party = { adults: 2, children: 0, infants: 0 };
    const [cny, jpy] = [await search(aSearch({ party })), await search(aSearch({ party }), 'JPY')];
    const fare = cny.flights[0]?.fares[0];
    expect(fare?.total.amount).toBe(2 * (fare?.perAdult.amount ?? 0));
    const yen = jpy.flights[0]?.lowestTotal;
    expect(yen?.currency).toBe('JPY');
    expect((yen?.amount ?? 0) / (cny.flights[0]?.lowestTotal.amount ?? 1)).toBeCloseTo(0.2141, 3);
  });
});

describe('sorting and filters', () => {
  const hongKong = (overrides: Partial<SearchRequest> = {}) =>
    search({ ...oneWay('HKG', 'SHA'), ...overrides });
  const rising = (values: readonly number[]) =>
    expect(values).toEqual([...values].sort((a, b) => a - b));

  test('by price, departure, arrival and duration', async () => {
    const by = async (sort: SearchRequest['sort']) =>
      (await search({ ...oneWay('CAN', 'LHR', '2026-12-12'), sort })).flights;
    rising((await by('PRICE')).map(({ lowestTotal }) => lowestTotal.amount));
    rising((await by('DURATION')).map(({ itinerary }) => itinerary.durationMinutes));
    const time = (moment?: { instant: Date }) => moment?.instant.getTime() ?? 0;
    rising((await by('DEPARTURE')).map((one) => time(one.itinerary.flights[0]?.departure)));
    rising((await by('ARRIVAL')).map((one) => time(one.itinerary.flights.at(-1)?.arrival)));
  });

  test('by transfers, part of the day and airport, without changing what could be chosen', async () => {
    const all = await search(oneWay('HKG', 'TYO'));
    const filter = { ...aSearch().filter, departureTimes: ['MORNING' as const] };
    const morning = await search({ ...oneWay('HKG', 'TYO'), filter });
    expect(morning.flights.length).toBeLessThan(all.flights.length);
    expect(morning.flights.every(({ itinerary }) => bandOf(itinerary) === 'MORNING')).toBe(true);
    expect(morning.unfilteredCount).toBe(all.unfilteredCount);
    expect(morning.facets).toEqual(all.facets);
    const direct = await search({
      ...oneWay('HKG', 'TYO'),
      filter: { ...filter, departureTimes: null, maxTransfers: 0 },
    });
    expect(direct.flights).toEqual([]);
    const onlyPudong = await hongKong({
      filter: { ...aSearch().filter, destinations: ['SHA'] },
    });
    expect(onlyPudong.flights).toEqual([]);
  });

  test('the facets say how many flights each choice would leave', async () => {
    const { facets, unfilteredCount } = await hongKong();
    const count = (some: readonly { count: number }[]) =>
      some.reduce((sum, facet) => sum + facet.count, 0);
    expect(count(facets.transfers)).toBe(unfilteredCount);
    expect(count(facets.departureTimes)).toBe(unfilteredCount);
  });
});

describe('other days', () => {
  test('a ribbon shows the seven days around, and says which is lowest', async () => {
    const { ribbon, flights, nearestDays } = await search(aSearch());
    expect(ribbon.map(({ date }) => date)).toEqual(daysOfDecember(7, 8, 9, 10, 11, 12, 13));
    const lowest = Math.min(...flights.map(({ lowestTotal }) => lowestTotal.amount));
    expect(ribbon[3]?.total?.amount).toBe(lowest);
    expect(ribbon.some((day) => day.lowest)).toBe(true);
    expect(nearestDays).toEqual([]);
    expect(flights.filter((one) => one.lowestOfDay)).not.toHaveLength(0);
  });

  test('when nothing flies, the nearest days with a price are named', async () => {
    const { flights, nearestDays } = await search(oneWay('PVG', 'FRA', '2026-12-09'));
    expect(flights).toEqual([]);
    expect(nearestDays.map(({ date }) => date)).toEqual(daysOfDecember(7, 8, 10, 11));
    expect(nearestDays.every(({ total }) => total !== null)).toBe(true);
  });

  test('today is the earliest and the horizon the latest', async () => {
    const { ribbon } = await search(oneWay('SHA', 'PEK', '2026-11-21'));
    expect(ribbon[0]?.total).toBeNull();
    const far = await search(oneWay('SHA', 'PEK', '2027-11-16'));
    expect(far.flights).not.toEqual([]);
    expect(far.ribbon.at(-1)?.total).toBeNull();
  });
});

describe('bound after bound', () => {
  const out = async (request = aRoundTrip()) => (await search(request)).flights;

  test('the way back shows the total of the trip', async () => {
    const chosen = (await out())[0]?.fares[0];
    const back = await search(aRoundTrip({ boundIndex: 1, selected: [chosen?.fareId ?? ''] }));
    const fare = back.flights[0]?.fares[0];
    expect(back.userErrors).toEqual([]);
    expect(fare?.tripTotal.amount).toBe((chosen?.total.amount ?? 0) + (fare?.total.amount ?? 0));
  });

  test('nothing leaves before the bound before it lands, and what leaves soon after is marked', async () => {
    const sameDay = aRoundTrip({
      bounds: [bound('PVG', 'NRT', '2026-12-10'), bound('NRT', 'PVG', '2026-12-10')],
      sort: 'DEPARTURE',
    });
    const first = (await out(sameDay))[0];
    const lands = first?.itinerary.flights.at(-1)?.arrival.instant ?? NOW;
    const selected = [first?.fares[0]?.fareId ?? ''];
    const back = await search({ ...sameDay, boundIndex: 1, selected });
    expect(back.flights).not.toHaveLength(0);
    for (const { itinerary, tightConnection } of back.flights) {
      const wait = (itinerary.flights[0]?.departure.instant.getTime() ?? 0) - lands.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(tightConnection).toBe(wait < 60 * 60_000);
    }
  });

  test('half of a round trip abroad is cheaper than a single', async () => {
    const single = await search(oneWay('PVG', 'NRT'));
    expect((await out())[0]?.lowestTotal.amount).toBeLessThan(
      single.flights[0]?.lowestTotal.amount ?? 0,
    );
  });

  test('a selection that is missing, altered, of another party or of other places is refused', async () => {
    const fareId = (await out())[0]?.fares[0]?.fareId ?? '';
    const back = (overrides: Partial<SearchRequest>) =>
      faults(aRoundTrip({ boundIndex: 1, selected: [fareId], ...overrides }));
    const refused = ['selected.0 SELECTION_INVALID'];
    expect(await back({})).toEqual([]);
    expect(await back({ selected: [] })).toEqual(refused);
    expect(await back({ selected: [`${fareId}x`] })).toEqual(refused);
    expect(await back({ party: { adults: 2, children: 0, infants: 0 } })).toEqual(refused);
    expect(
      await back({ bounds: [bound('PVG', 'KIX'), bound('KIX', 'PVG', '2026-12-17')] }),
    ).toEqual(refused);
  });
});

test.each<[string, SearchRequest, string[]]>([
  ['places', oneWay('ZZZ', 'NRT'), ['bounds.0.origin PLACE_UNKNOWN']],
  ['one city', oneWay('PVG', 'SHA'), ['bounds.0.destination SAME_PLACE']],
  ['yesterday', oneWay('PVG', 'NRT', '2026-11-19'), ['bounds.0.departureDate DATE_IN_PAST']],
  ['far', oneWay('PVG', 'NRT', '2027-11-17'), ['bounds.0.departureDate DATE_BEYOND_HORIZON']],
  ['a bound too many', { ...aRoundTrip(), tripType: 'ONE_WAY' }, ['bounds BOUND_COUNT']],
  ['a bound that is not there', aSearch({ boundIndex: 1 }), ['boundIndex BOUND_COUNT']],
  [
    'backwards',
    aRoundTrip({ bounds: [bound('PVG', 'NRT'), bound('NRT', 'PVG', '2026-12-09')] }),
    ['bounds.1.departureDate BOUNDS_OUT_OF_ORDER'],
  ],
  [
    'infants alone',
    aSearch({ party: { adults: 1, children: 0, infants: 2 } }),
    ['party TOO_MANY_INFANTS'],
  ],
  ['nobody', aSearch({ party: { adults: 0, children: 0, infants: 0 } }), ['party ADULT_REQUIRED']],
])('a search that makes no sense says why: %s', async (_name, request, expected) => {
  expect(await faults(request)).toEqual(expected);
});

test('an unknown currency is refused', async () => {
  expect(await faults(aSearch(), 'XPF')).toEqual(['currency CURRENCY_UNKNOWN']);
});

test('a multi-city trip has two to six bounds', async () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-12-${10 + index}`);
  const cities = ['PVG', 'NRT', 'PVG', 'HKG', 'PVG', 'ICN', 'PVG', 'SIN'];
  const trip = (bounds: number) =>
    aSearch({
      tripType: 'MULTI_CITY',
      bounds: days
        .slice(0, bounds)
        .map((day, index) => bound(cities[index] ?? '', cities[index + 1] ?? '', day)),
    });
  expect(await faults(trip(1))).toEqual(['bounds BOUND_COUNT']);
  expect(await faults(trip(2))).toEqual([]);
  expect(await faults(trip(6))).toEqual([]);
  expect(await faults(trip(7))).toEqual(['bounds BOUND_COUNT']);
});

test('Shanghai is all of its airports, and each of them alone has a code as well', async () => {
  const originsOf = async (origin: string) => {
    const { flights } = await search(oneWay(origin, 'BJS'));
    return new Set(flights.map(({ itinerary }) => itinerary.flights[0]?.origin.code));
  };
  expect(await originsOf('SHA')).toEqual(new Set(['SHA', 'PVG']));
  expect(await originsOf('ZSSS')).toEqual(new Set(['SHA']));
  expect(await originsOf('PVG')).toEqual(new Set(['PVG']));
});
