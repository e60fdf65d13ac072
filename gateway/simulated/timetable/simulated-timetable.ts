import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import { asScheduled } from '#gateway/ports/timetable/as-scheduled.ts';
import type {
  Airport,
  DatedFlight,
  HubRoute,
  Schedule,
  Timetable,
} from '#gateway/ports/timetable/timetable.port.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { AIRCRAFT } from './aircraft.data.ts';
import { AIRPORTS, airport, airportsOf } from './airports.ts';
import { createDatedFlights } from './dated-flights.ts';
import { reachablePairs } from './reachable.ts';
import { SCHEDULE, type ScheduledFlight } from './schedule.ts';

/**
 * The routes out of the hubs that a schedule gives to a type of aircraft, each once, the shortest
 * first.
 */
function hubRoutes(
  schedule: readonly ScheduledFlight[],
  aircraft: AircraftCode,
): readonly HubRoute[] {
  const out = schedule.filter((one) => one.aircraft.code === aircraft && one.origin.hub);
  const byPair = new Map(
    out.map(({ origin, destination, distanceKm }) => [
      origin.code + destination.code,
      { origin, destination, distanceKm },
    ]),
  );
  return [...byPair.values()].sort((a, b) => a.distanceKm - b.distanceKm);
}

const WAYS = new Map(
  SCHEDULE.map(({ flightNumber, origin, destination }) => [flightNumber, { origin, destination }]),
);

/** What the simulated airline publishes, and all of a day in one list. */
export type SimulatedSchedule = Schedule & {
  /** The flights that leave on a local day of their airports. */
  flightsOn(date: LocalDate): readonly DatedFlight[];
};

/**
 * The schedule of the simulated airline: the same for everyone, for ever, out of the data in this
 * folder.
 */
export function createSimulatedSchedule(): SimulatedSchedule {
  const flights = createDatedFlights(SCHEDULE);
  let pairs: ReadonlySet<string> | null = null;
  const reaches = (origin: Airport, destination: Airport): boolean => {
    pairs ??= reachablePairs(SCHEDULE, flights);
    return pairs.has(origin.code + destination.code);
  };
  return {
    airports: AIRPORTS,
    aircraft: Object.values(AIRCRAFT),
    airport,
    airportsOf,
    routesOf: (aircraft) => hubRoutes(SCHEDULE, aircraft),
    flight: flights.find,
    between: flights.between,
    flightsOn: flights.on,
    numbered: (flightNumber) => WAYS.get(flightNumber),
    destinationsOf: (airportCode) => {
      const origin = airport(airportCode);
      return origin ? AIRPORTS.filter((destination) => reaches(origin, destination)) : [];
    },
  };
}

/** That schedule as a timetable in which all is flown as published. */
export const createSimulatedTimetable = (): Timetable => asScheduled(createSimulatedSchedule());
