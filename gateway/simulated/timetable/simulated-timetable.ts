import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { Airport, Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { AIRCRAFT } from './aircraft.data.ts';
import { AIRPORTS, airport, airportsOf } from './airports.ts';
import { connectionsVia } from './connections.ts';
import { createDatedFlights } from './dated-flights.ts';
import { hubRoutes } from './hub-routes.ts';
import { reachablePairs } from './reachable.ts';
import { createMemory } from './remember.ts';
import { SCHEDULE } from './schedule.ts';

/** Days of a pair of airports whose ways are remembered. */
const DAYS_KEPT = 8_000;

const HUBS = AIRPORTS.filter(({ hub }) => hub);

const WAYS = new Map(
  SCHEDULE.map(({ flightNumber, origin, destination }) => [flightNumber, { origin, destination }]),
);

const byDeparture = (a: Journey, b: Journey) =>
  (a.flights[0]?.departure.instant.getTime() ?? 0) -
    (b.flights[0]?.departure.instant.getTime() ?? 0) || a.durationMinutes - b.durationMinutes;

/** The timetable of the simulated airline: the same for everyone, for ever, out of the data in this folder. */
export const createSimulatedTimetable = (): Timetable => {
  const flights = createDatedFlights(SCHEDULE);
  const kept = createMemory<readonly Journey[]>(DAYS_KEPT);

  let pairs: ReadonlySet<string> | null = null;
  const reaches = (origin: Airport, destination: Airport): boolean => {
    pairs ??= reachablePairs(SCHEDULE, flights);
    return pairs.has(origin.code + destination.code);
  };

  const find = (originCode: string, destinationCode: string, date: LocalDate): Journey[] => {
    const [origin, destination] = [airport(originCode), airport(destinationCode)];
    if (!origin || !destination) return [];
    const direct = flights.between(originCode, destinationCode, date).map((one) => [one]);
    const oneStop = HUBS.flatMap((hub) =>
      connectionsVia(flights, [origin, hub, destination], date),
    );
    return [...direct, ...oneStop].map(journeyOf).sort(byDeparture);
  };

  return {
    airports: AIRPORTS,
    aircraft: Object.values(AIRCRAFT),
    airport,
    airportsOf,
    routesOf: (aircraft) => hubRoutes(SCHEDULE, aircraft),
    flight: flights.find,
    numbered: (flightNumber) => WAYS.get(flightNumber),
    destinationsOf: (airportCode) => {
      const origin = airport(airportCode);
      return origin ? AIRPORTS.filter((destination) => reaches(origin, destination)) : [];
    },
    journeys: (originCode, destinationCode, date) =>
      kept(originCode + destinationCode + date, () => find(originCode, destinationCode, date)),
  };
};
