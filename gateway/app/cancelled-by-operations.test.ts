import { beforeAll, expect, test } from 'vitest';
import type { FlightOperation, Operations } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { testDatabase } from '#tests/support/database.ts';
import { erasureBench } from './erasure.test-support.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');
const cancelled: FlightKey[] = [];

/**
 * An operations control that knows nothing but cancelled flights: the first that a team would
 * connect.
 */
const operated = (flight: DatedFlight, now: Date): FlightOperation => ({
  flight,
  knownAt: now,
  departure: {
    estimated: null,
    offBlock: null,
    takeOff: null,
    counters: null,
    gate: null,
    previousGate: null,
  },
  arrival: {
    airport: flight.destination,
    diverted: false,
    estimated: null,
    landing: null,
    onBlock: null,
    gate: null,
    belt: null,
  },
  cancelled: cancelled.some((key) => flightId(key) === flightId(flight)),
  rescheduledAt: null,
  reason: null,
  registration: null,
  inbound: null,
  lastChange: null,
});
const operations: Operations = {
  of: async (flights, now) => flights.map((flight) => operated(flight, now)),
  disrupted: async () => cancelled,
};
const { services, desk } = erasureBench(db, start, (airline) => ({ ...airline, operations }));

/** The first direct flight of a day. */
function direct(date: string): DatedFlight {
  const [journey] = createSimulatedTimetable().journeys('PVG', 'HKG', date);
  const [flight] = journey?.flights ?? [];
  if (!flight) throw new Error('no flight');
  return flight;
}
async function found(flight: DatedFlight) {
  const bounds = [{ origin: 'PVG', destination: 'HKG', departureDate: flight.date }];
  const { flights } = await services.flights.search(aSearch({ bounds }), null, start);
  return flights.find(({ key }) => key === flightId(flight));
}
const choice = async (flight: DatedFlight) => ({
  tripType: 'ONE_WAY' as const,
  party: { adults: 1, children: 0, infants: 0 },
  fareIds: [(await found(flight))?.fares[0]?.fareId ?? ''],
});
const codes = ({ userErrors }: { readonly userErrors: readonly { readonly code: string }[] }) =>
  userErrors.map(({ code }) => code);

const [searched, offered, ordered] = [
  direct('2027-02-03'),
  direct('2027-02-04'),
  direct('2027-02-05'),
] as const;
let chosen: Awaited<ReturnType<typeof choice>>;
let offer: Awaited<ReturnType<typeof services.offers.create>>['offer'];

beforeAll(async () => {
  expect(await found(searched)).toBeDefined();
  chosen = await choice(offered);
  ({ offer } = await services.offers.create(await choice(ordered), start));
  cancelled.push(searched, offered, ordered);
});

test('a flight that operations control has cancelled leaves the search, whichever adapter says so', async () => {
  await expect.poll(() => found(searched), { timeout: 20_000, interval: 200 }).toBeUndefined();
});

test('no offer is made for it', async () => {
  expect(codes(await services.offers.create(chosen, start))).toEqual(['FLIGHT_WITHDRAWN']);
});

test('an offer that was made before is not ordered', async () => {
  if (!offer) throw new Error('no offer');
  const refused = await services.orders.create(desk.submission(offer), aVisitor(), start);
  expect([refused.orderId, codes(refused)]).toEqual([null, ['FLIGHT_WITHDRAWN']]);
});
