import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { parseFlightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Airport, DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { flightStatusDays, neighbouringDays } from '#schema/rules/flights/flight-status-days.ts';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import {
  type FlightQuestion,
  flightFaults,
  type RouteQuestion,
  routeFaults,
  type StatusFault,
  type StatusQuestion,
} from './flight-status.input.ts';
import { type FlightStatus, flightStatus } from './flight-status.model.ts';

/** A seasonal flight may be far away; what flies at all does so within some weeks. */
const FARTHEST_DAYS = 45;

/** The nearest days before and after one, within a span, on which there is a flight. */
function nearestDays(
  date: LocalDate,
  { first, last }: DaySpan,
  flies: (day: LocalDate) => boolean,
): LocalDate[] {
  const nearest = (step: 1 | -1) => {
    for (let days = 1; days <= FARTHEST_DAYS; days += 1) {
      const day = addDays(date, step * days);
      if (day < first || day > last) return null;
      if (flies(day)) return day;
    }
    return null;
  };
  return [nearest(-1), nearest(1)].filter((day) => day !== null);
}

/** The sources of flight status. */
export type StatusSources = { readonly timetable: Timetable; readonly operations: Operations };

/** The flights that were asked for, the days beside theirs, or what was wrong. */
export type FlightStatusAnswer = {
  readonly serverNow: Date;
  readonly flights: FlightStatus[];
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly previousDay: LocalDate | null;
  readonly nextDay: LocalDate | null;
  readonly nearestDays: LocalDate[];
  readonly changeAt: Airport[];
  readonly userErrors: StatusFault[];
};

/** What a question resolves to: a day at a place, and which flights there are on a day. */
type Asked = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly faults: readonly StatusFault[];
  flightsOn(day: LocalDate): readonly DatedFlight[];
  changeAt(): Airport[];
};

const byDeparture = (a: DatedFlight, b: DatedFlight): number =>
  a.departure.instant.getTime() - b.departure.instant.getTime();

/** A flight that is so late has long been decided about, and is not in the air any more. */
const LATEST_LANDING_MILLISECONDS = 6 * 60 * 60_000;

/** The flights that may be in the air at `now`: they have left by the schedule, and are due. */
function scheduledAround(timetable: Timetable, now: Date): DatedFlight[] {
  const earliest = now.getTime() - LATEST_LANDING_MILLISECONDS;
  const { airports } = timetable;
  return airports.flatMap(({ code: origin, zone }) => {
    const today = localDay(now, zone);
    return airports.flatMap(({ code: destination }) =>
      [addDays(today, -1), today]
        .flatMap((day) => timetable.between(origin, destination, day))
        .filter(
          ({ departure, arrival }) =>
            departure.instant <= now && arrival.instant.getTime() >= earliest,
        ),
    );
  });
}

/** Finds the status of flights. Everything is public: it depends on no session. */
export function createFlightStatusService({ timetable, operations }: StatusSources) {
  const todayAt = (airport: Airport | undefined, now: Date): LocalDate =>
    localDay(now, airport?.zone ?? BRAND.commercialZone);

  const askedRoute = (route: RouteQuestion, now: Date): Asked => {
    const origins = timetable.airportsOf(route.origin);
    const destinations = timetable.airportsOf(route.destination);
    const today = todayAt(origins[0], now);
    const journeysOn = (day: LocalDate) =>
      origins.flatMap(({ code: origin }) =>
        destinations.flatMap(({ code }) => timetable.journeys(origin, code, day)),
      );
    return {
      date: route.date,
      today,
      faults: routeFaults(route, timetable, today),
      flightsOn: (day) =>
        journeysOn(day)
          .flatMap(({ flights }) => (flights.length === 1 ? flights : []))
          .toSorted(byDeparture),
      changeAt: () => [
        ...new Set(
          journeysOn(route.date).flatMap(({ flights }) =>
            flights.slice(1).map((next) => next.origin),
          ),
        ),
      ],
    };
  };

  const askedFlight = (question: FlightQuestion, now: Date): Asked => {
    const flightNumber = readFlightNumber(question.flightNumber) ?? '';
    const today = todayAt(timetable.numbered(flightNumber)?.origin, now);
    return {
      date: question.date,
      today,
      faults: flightFaults(question, timetable, today),
      flightsOn: (day) => {
        const flight = timetable.flight({ flightNumber, date: day });
        return flight ? [flight] : [];
      },
      changeAt: () => [],
    };
  };

  const read = async (flights: readonly DatedFlight[], now: Date): Promise<FlightStatus[]> =>
    (await operations.of(flights, now)).map(flightStatus);

  const answer = async (asked: Asked, now: Date): Promise<FlightStatusAnswer> => {
    const { date, today } = asked;
    const span = flightStatusDays(today);
    const frame = {
      serverNow: now,
      firstDay: span.first,
      lastDay: span.last,
      flights: [],
      nearestDays: [],
      changeAt: [],
      userErrors: [],
    };
    if (asked.faults.length > 0)
      return { ...frame, previousDay: null, nextDay: null, userErrors: [...asked.faults] };
    const flights = asked.flightsOn(date);
    const beside = { ...frame, ...neighbouringDays(date, today) };
    if (flights.length > 0) return { ...beside, flights: await read(flights, now) };
    return {
      ...beside,
      nearestDays: nearestDays(date, span, (day) => asked.flightsOn(day).length > 0),
      changeAt: asked.changeAt(),
    };
  };

  const UNKNOWN: StatusFault = { code: 'FLIGHT_UNKNOWN', path: ['id'] };

  return {
    /** Answers a question at `now`. */
    search(question: StatusQuestion, now: Date): Promise<FlightStatusAnswer> {
      if (question.kind === 'ROUTE') return answer(askedRoute(question.route, now), now);
      if (question.kind === 'FLIGHT') return answer(askedFlight(question.flight, now), now);
      const flight = parseFlightId(question.key ?? '');
      if (flight && timetable.flight(flight)) return answer(askedFlight(flight, now), now);
      const nobody = { date: '', today: todayAt(undefined, now), faults: [UNKNOWN] };
      return answer({ ...nobody, flightsOn: () => [], changeAt: () => [] }, now);
    },
    /**
     * One flight by `flightId`; null where there is none, or none whose status is published at
     * `now`.
     */
    async find(key: string, now: Date): Promise<FlightStatus | null> {
      const flight = parseFlightId(key);
      if (!flight) return null;
      const { flights } = await answer(askedFlight(flight, now), now);
      return flights[0] ?? null;
    },
    /** The flights in the air at `now`, those that land next first. */
    async airborne(now: Date): Promise<FlightStatus[]> {
      const flights = await read(scheduledAround(timetable, now), now);
      const landing = ({ arrival, flight }: FlightStatus) =>
        (arrival.estimated ?? flight.arrival).instant.getTime();
      return flights
        .filter(({ departure, arrival }) => departure.takeOff && !arrival.landing)
        .toSorted((a, b) => landing(a) - landing(b));
    },
    /** The flight with which the aircraft comes, as it stood at the same instant. */
    async inbound({ inbound, knownAt }: FlightStatus): Promise<FlightStatus | null> {
      if (!inbound) return null;
      const [status] = await read([inbound], knownAt);
      return status ?? null;
    },
  };
}

export type FlightStatusService = ReturnType<typeof createFlightStatusService>;
