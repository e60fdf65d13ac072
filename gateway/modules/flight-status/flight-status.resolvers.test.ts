import { describe, expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { replaceIrregularities } from '#gateway/simulated/operations/irregularities.repository.ts';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, db, clock } = await testGateway();
const today = new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const inDays = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

async function post(query: string, variables: object) {
  const response = await fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

const STATUS = `query ($by: FlightStatusLookup!) { flightStatus(by: $by) {
  firstDay lastDay previousDay nextDay nearestDays changeAt { code }
  flights {
    id date state punctuality reason registration aircraft { code }
    segment { flightNumber origin { code } destination { code } }
    departure { scheduled { local zone } estimated { local } actual { local } takeOff { local } delayMinutes
      countersOpenAt { local } boardingAt { local } terminal counters gate previousGate }
    arrival { airport { code } diverted scheduled { local zone } estimated { local } actual { local } landing { local }
      delayMinutes terminal gate belt }
    inbound { id segment { flightNumber } }
    progress { permille minutesFlown minutesLeft }
    lastChange { kind at }
  }
  userErrors { code path message }
} }`;
const ask = async (by: object) => (await post(STATUS, { by })).flightStatus;
const byRoute = (origin: string, destination: string, date = inDays(3)) =>
  ask({ route: { origin, destination, date } });
const byNumber = (flightNumber: string, date = inDays(3)) =>
  ask({ flight: { flightNumber, date } });
const problems = ({ userErrors }: { userErrors: { code: string; path: string[] }[] }) =>
  userErrors.map(({ code, path }) => `${path.join('.')} ${code}`);

describe('asked by route', () => {
  test('all direct flights of two cities are listed, in the order of departure', async () => {
    const { flights, userErrors, previousDay, nextDay } = await byRoute('sha', 'TYO');
    expect(userErrors).toEqual([]);
    expect([previousDay, nextDay]).toEqual([inDays(2), inDays(4)]);
    const departures = flights.map((flight: Flight) => flight.departure.scheduled.local);
    expect(departures.length).toBeGreaterThanOrEqual(5);
    expect(departures.toSorted()).toEqual(departures);
    expect(new Set(flights.map((flight: Flight) => flight.segment.destination.code))).toEqual(
      new Set(['HND', 'NRT']),
    );
  });

  test('a way that no flight goes whole names the airport where travellers change', async () => {
    const { flights, changeAt } = await byRoute('HKG', 'CTS');
    expect([flights, changeAt]).toEqual([[], [{ code: 'PVG' }]]);
  });

  test('days ahead have the timetable only', async () => {
    const [flight] = (await byRoute('PVG', 'LHR', inDays(40))).flights;
    expect(flight).toMatchObject({ state: 'SCHEDULED', punctuality: null, registration: null });
    expect(flight.departure).toMatchObject({ estimated: null, gate: null, delayMinutes: null });
  });

  test('an error has the path of its field', async () => {
    expect(problems(await byRoute('QQQ', 'TYO'))).toEqual(['route.origin PLACE_UNKNOWN']);
    expect(problems(await byRoute('NRT', 'HND'))).toEqual(['route.destination SAME_PLACE']);
    expect(problems(await byRoute('SHA', 'TYO', inDays(-9)))).toEqual([
      'route.date DATE_TOO_LONG_AGO',
    ]);
    expect(problems(await byRoute('SHA', 'TYO', inDays(363)))).toEqual([
      'route.date DATE_BEYOND_HORIZON',
    ]);
  });
});

type Flight = {
  departure: { scheduled: { local: string } };
  segment: { destination: { code: string } };
};

describe('asked by number', () => {
  test.each(['MG523', ' mg 0523', '523'])('%j finds the flight', async (written) => {
    const { flights } = await byNumber(written);
    expect(flights).toMatchObject([{ date: inDays(3), segment: { flightNumber: 'MG523' } }]);
  });

  test('a flight that does not go every day names the nearest days on which it does', async () => {
    const week = Array.from({ length: 7 }, (_, index) => inDays(10 + index));
    const answers = await Promise.all(week.map((day) => byNumber('MG615', day)));
    const idle = answers.filter(({ flights }) => flights.length === 0);
    expect(idle).toHaveLength(2);
    for (const { nearestDays, userErrors } of idle) {
      expect(userErrors).toEqual([]);
      expect(nearestDays).toHaveLength(2);
    }
  });

  test('an error has the path of its field', async () => {
    expect(problems(await byNumber('what?'))).toEqual([
      'flight.flightNumber FLIGHT_NUMBER_INVALID',
    ]);
    expect(problems(await byNumber('MG9999', inDays(-20)))).toEqual([
      'flight.flightNumber FLIGHT_NUMBER_UNKNOWN',
      'flight.date DATE_TOO_LONG_AGO',
    ]);
    const { userErrors } = await byNumber('NH919');
    expect(userErrors[0].message).toBe('The airline has no flight with this number.');
  });
});

describe('one flight', () => {
  test('is found by its id, through `node` too, and an id of anything else is not', async () => {
    const [{ id }] = (await byNumber('MG523')).flights;
    expect((await ask({ id })).flights).toMatchObject([{ id }]);
    const node = 'query ($id: ID!) { node(id: $id) { id __typename } }';
    expect(await post(node, { id })).toEqual({ node: { id, __typename: 'FlightStatus' } });
    expect(problems(await ask({ id: globalId('Airport', 'PVG') }))).toEqual(['id FLIGHT_UNKNOWN']);
    const gone = globalId('FlightStatus', 'MG523.2020-01-01');
    expect(await post(node, { id: gone })).toEqual({ node: null });
  });

  test('shows what went wrong with it', async () => {
    const flight = { flightNumber: 'MG523', date: inDays(1) };
    const announcedAt = new Date(clock.now().getTime() - 60_000);
    const set = (...irregularities: Parameters<typeof replaceIrregularities>[2]) =>
      replaceIrregularities(db, flight, irregularities);
    await set({ kind: 'DELAY', announcedAt, minutes: 75, reason: 'WEATHER' });
    const [late] = (await byNumber('MG523', inDays(1))).flights;
    expect(late).toMatchObject({ punctuality: 'DELAYED', reason: 'WEATHER' });
    expect(late.departure.delayMinutes).toBe(75);
    expect(late.lastChange.kind).toBe('DELAY');
    await set({ kind: 'CANCELLATION', announcedAt, reason: 'TECHNICAL' });
    const [cancelled] = (await byNumber('MG523', inDays(1))).flights;
    expect(cancelled).toMatchObject({ state: 'CANCELLED', punctuality: null, reason: 'TECHNICAL' });
    expect(cancelled.departure.estimated).toBeNull();
    await set();
  });

  test('of a week ago is complete', async () => {
    const flights = (await byRoute('SHA', 'TYO', inDays(-6))).flights;
    const flown = flights.filter(({ state }: { state: string }) => state === 'ARRIVED');
    expect(flown.length).toBeGreaterThan(3);
    for (const { departure, arrival, progress } of flown) {
      expect([departure.actual, departure.takeOff, arrival.landing, arrival.actual]).not.toContain(
        null,
      );
      expect(progress).toMatchObject({ permille: 1000, minutesLeft: 0 });
    }
  });

  test('that brings an aircraft back names the flight with which it comes', async () => {
    const [back] = (await byNumber('MG524', inDays(0))).flights;
    expect(back.inbound.segment.flightNumber).toBe('MG523');
  });
});
