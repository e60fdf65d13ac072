import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import { createAircraftService } from '#gateway/modules/aircraft/aircraft.service.ts';
import { createFlightService } from '#gateway/modules/flights/flights.service.ts';
import { seatMap } from '#gateway/modules/seats/map/seat-map.service.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { knownPlan } from '#gateway/ports/known-plan/known-plan.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import type { SetIrregularity } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const announcedAt = new Date('2027-01-05T02:00:00Z');
const schedule = createSimulatedSchedule();
const flight = schedule.between('PVG', 'HKG', '2027-02-05')[0] as DatedFlight;

let set: SetIrregularity[] = [];
const timetable = knownPlan({
  schedule,
  clock: { now: () => announcedAt },
  log: silentLog,
  operations: createSimulatedOperations({
    timetable: schedule,
    irregularitiesOf: async () => set,
    disruptedFlights: async () => set,
  }),
});
const { fares, key } = anAirline();
const seatsLeft = async () => () => 9;
const flights = createFlightService({
  timetable,
  fares,
  key,
  seatsLeft: { recent: seatsLeft, now: seatsLeft },
});
/** It has no rows: no seat was chosen on this site. */
const db: Database = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const sources = {
  db,
  flights,
  fares,
  aircraft: createAircraftService(timetable),
  departureControl: createSimulatedDepartureControl(),
  cardOf: async () => null,
} as unknown as SeatDependencies;

/** When the search lets the flight leave. */
async function inSearch() {
  const bounds = [{ origin: 'PVG', destination: 'HKG', departureDate: flight.date }];
  const found = await flights.search(aSearch({ bounds }), null, announcedAt);
  return found.flights
    .flatMap(({ itinerary }) => itinerary.flights)
    .find(({ flightNumber }) => flightNumber === flight.flightNumber)?.departure;
}
const mapAt = (now: Date) =>
  seatMap(sources, { flight: flightId(flight), passengerSegmentIds: [] }, aVisitor(), now);
async function retimedBy(minutes: number) {
  set = [
    { ...flight, irregularity: { kind: 'RETIMING', announcedAt, minutes, reason: 'AIRPORT' } },
  ];
  await timetable.update();
}

beforeEach(async () => {
  set = [];
  await timetable.update();
});

test.each([95, -95])(
  'a flight that leaves %i minutes later has that time in the search and on its seat map',
  async (minutes) => {
    const before = flight.departure;
    expect(await inSearch()).toEqual(before);
    expect((await mapAt(announcedAt)).flight?.departure).toEqual(before);
    await retimedBy(minutes);
    const after = addMinutes(before.instant, minutes);
    expect((await inSearch())?.instant).toEqual(after);
    const map = await mapAt(announcedAt);
    expect(map.flight?.departure).toEqual(await inSearch());
    expect(map.flight?.arrival.instant).toEqual(addMinutes(flight.arrival.instant, minutes));
  },
);

test('its seats are shown until it leaves at its new time', async () => {
  await retimedBy(95);
  const leaves = addMinutes(flight.departure.instant, 95);
  expect((await mapAt(addMinutes(leaves, -1))).seats.size).toBeGreaterThan(0);
  expect((await mapAt(leaves)).userErrors).toEqual([{ code: 'FLIGHT_LEFT', path: ['flightId'] }]);
});
