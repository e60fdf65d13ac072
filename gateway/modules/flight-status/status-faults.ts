import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { FlightStatusErrorCode } from '#gateway/resolvers.gen.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { flightStatusDayProblem } from '#schema/rules/flights/flight-status-days.ts';
import type { FlightQuestion, RouteQuestion } from './flight-status.input.ts';

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
