import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { connectionsVia } from './connections.ts';
import { journeyOf } from './journey.ts';
import type { DirectFlights, Journey, Schedule } from './timetable.port.ts';

const byDeparture = (a: Journey, b: Journey) =>
  (a.flights[0]?.departure.instant.getTime() ?? 0) -
    (b.flights[0]?.departure.instant.getTime() ?? 0) || a.durationMinutes - b.durationMinutes;

/**
 * Every way to fly on a local day between airports of a schedule, direct or with one stop at a hub,
 * in the order of departure.
 */
export function waysOn(
  flights: DirectFlights,
  { airport, airports }: Pick<Schedule, 'airport' | 'airports'>,
  [originCode, destinationCode]: readonly [string, string],
  date: LocalDate,
): Journey[] {
  const [origin, destination] = [airport(originCode), airport(destinationCode)];
  if (!origin || !destination) return [];
  const direct = flights.between(originCode, destinationCode, date).map((one) => [one]);
  const oneStop = airports
    .filter(({ hub }) => hub)
    .flatMap((hub) => connectionsVia(flights, [origin, hub, destination], date));
  return [...direct, ...oneStop].map(journeyOf).sort(byDeparture);
}
