import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type {
  Airport,
  DatedFlight,
  Journey,
  Timetable,
} from '#gateway/ports/timetable/timetable.port.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { AIRCRAFT } from './aircraft.data.ts';
import { AIRPORTS, airport, airportsOf } from './airports.ts';
import { connectionsVia } from './connections.ts';
import { createDatedFlights, type DatedFlights } from './dated-flights.ts';
import { type FlightPlan, plannedOn } from './flight-plan.ts';
import { hubRoutes } from './hub-routes.ts';
import { plannedFlights } from './planned-flights.ts';
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

/** Every way to fly on a local day, direct or with one stop. */
const waysOn = (
  flights: DatedFlights,
  originCode: string,
  destinationCode: string,
  date: LocalDate,
): Journey[] => {
  const [origin, destination] = [airport(originCode), airport(destinationCode)];
  if (!origin || !destination) return [];
  const direct = flights.between(originCode, destinationCode, date).map((one) => [one]);
  const oneStop = HUBS.flatMap((hub) => connectionsVia(flights, [origin, hub, destination], date));
  return [...direct, ...oneStop].map(journeyOf).sort(byDeparture);
};

/** The schedule, and the timetable that operations control makes of it. */
export type SimulatedTimetable = Timetable & {
  /** The flights that leave on a local day of their airports. */
  flightsOn(date: LocalDate): readonly DatedFlight[];
  /** The same timetable as it is planned now: what the plan does not name costs nothing more. */
  planned(plan: FlightPlan): Timetable;
};

/** The schedule of the simulated airline: the same for everyone, for ever, out of the data in this folder. */
export const createSimulatedTimetable = (): SimulatedTimetable => {
  const flights = createDatedFlights(SCHEDULE);
  const kept = createMemory<readonly Journey[]>(DAYS_KEPT);
  const dayAfter = createMemory<LocalDate>(DAYS_KEPT);

  let pairs: ReadonlySet<string> | null = null;
  const reaches = (origin: Airport, destination: Airport): boolean => {
    pairs ??= reachablePairs(SCHEDULE, flights);
    return pairs.has(origin.code + destination.code);
  };

  const schedule: Timetable = {
    airports: AIRPORTS,
    aircraft: Object.values(AIRCRAFT),
    airport,
    airportsOf,
    routesOf: (aircraft) => hubRoutes(SCHEDULE, aircraft),
    flight: flights.find,
    isCancelled: () => false,
    retimedAt: () => null,
    update: async () => undefined,
    numbered: (flightNumber) => WAYS.get(flightNumber),
    destinationsOf: (airportCode) => {
      const origin = airport(airportCode);
      return origin ? AIRPORTS.filter((destination) => reaches(origin, destination)) : [];
    },
    journeys: (originCode, destinationCode, date) =>
      kept(originCode + destinationCode + date, () =>
        waysOn(flights, originCode, destinationCode, date),
      ),
  };

  const planned = (plan: FlightPlan): Timetable => {
    const changed = plannedFlights(flights, plan);
    // a second flight may leave on the day after
    const isAsScheduled = (date: LocalDate) =>
      plan.on(date).size === 0 && plan.on(dayAfter(date, () => addDays(date, 1))).size === 0;
    return {
      ...schedule,
      flight: changed.find,
      isCancelled: (key) => plannedOn(plan, key)?.cancelled ?? false,
      retimedAt: (key) => plannedOn(plan, key)?.retimedAt ?? null,
      update: plan.update,
      journeys: (originCode, destinationCode, date) =>
        isAsScheduled(date)
          ? schedule.journeys(originCode, destinationCode, date)
          : kept(`${originCode}${destinationCode}${date} ${plan.version()}`, () =>
              waysOn(changed, originCode, destinationCode, date),
            ),
    };
  };

  return { ...schedule, flightsOn: flights.on, planned };
};
