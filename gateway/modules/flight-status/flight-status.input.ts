import * as v from 'valibot';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { FlightStatusErrorCode, FlightStatusLookup } from '#gateway/resolvers.gen.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import { readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { flightStatusDayProblem } from '#schema/rules/flights/flight-status-days.ts';

/** No airport has a longer code; a longer text is an unknown place. */
const Code = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((text) => text.slice(0, 8)),
);
const Day = v.custom<string>(isLocalDate);
/** No flight number is longer, in any spelling. */
const Written = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 40)),
);

const Route = v.object({ origin: Code, destination: Code, date: Day });
const Flight = v.object({ flightNumber: Written, date: Day });

export type RouteQuestion = v.InferOutput<typeof Route>;
export type FlightQuestion = v.InferOutput<typeof Flight>;
export type StatusQuestion =
  | { readonly kind: 'ROUTE'; readonly route: RouteQuestion }
  | { readonly kind: 'FLIGHT'; readonly flight: FlightQuestion }
  /** The key within the global id; null for the id of anything else. */
  | { readonly kind: 'ID'; readonly key: string | null };

/** A question as it is worked with. Whether it makes sense is `status-faults`. */
export function readStatusQuestion({ route, flight, id }: FlightStatusLookup): StatusQuestion {
  if (route) return { kind: 'ROUTE', route: v.parse(Route, route) };
  if (flight) return { kind: 'FLIGHT', flight: v.parse(Flight, flight) };
  return { kind: 'ID', key: keyOf('FlightStatus', id ?? '') };
}

/** What is wrong with a question, and where in it. */
export type StatusFault = UserFault<FlightStatusErrorCode>;

function dayFaults(date: LocalDate, today: LocalDate, path: readonly string[]): StatusFault[] {
  const code = flightStatusDayProblem(date, today);
  return code ? [{ code, path }] : [];
}

function placeFaults({ origin, destination }: RouteQuestion, timetable: Timetable): StatusFault[] {
  const unknown = Object.entries({ origin, destination })
    .filter(([, code]) => timetable.airportsOf(code).length === 0)
    .map(([field]): StatusFault => ({ code: 'PLACE_UNKNOWN', path: ['route', field] }));
  if (unknown.length > 0) return unknown;
  const cities = [origin, destination].map((code) => timetable.airportsOf(code)[0]?.cityCode);
  return cities[0] === cities[1] ? [{ code: 'SAME_PLACE', path: ['route', 'destination'] }] : [];
}

/**
 * Everything that is wrong with a question for a route; `today` is that of the place of departure.
 */
export const routeFaults = (
  route: RouteQuestion,
  timetable: Timetable,
  today: LocalDate,
): StatusFault[] => [
  ...placeFaults(route, timetable),
  ...dayFaults(route.date, today, ['route', 'date']),
];

/** Everything that is wrong with a question for a number. */
export function flightFaults(
  { flightNumber, date }: FlightQuestion,
  timetable: Timetable,
  today: LocalDate,
): StatusFault[] {
  const read = readFlightNumber(flightNumber);
  const path = ['flight', 'flightNumber'];
  const days = dayFaults(date, today, ['flight', 'date']);
  if (!read) return [{ code: 'FLIGHT_NUMBER_INVALID', path }, ...days];
  return timetable.numbered(read) ? days : [{ code: 'FLIGHT_NUMBER_UNKNOWN', path }, ...days];
}
