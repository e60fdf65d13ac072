import { minutesBetween } from '#schema/rules/base/time.ts';
import { journeyId } from './flight-ids.ts';
import type { DatedFlight, Journey } from './timetable.port.ts';

/** Makes a journey of flights that connect. Throws when there is none. */
export function journeyOf(flights: readonly DatedFlight[]): Journey {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) throw new Error('a journey has a flight');
  return {
    id: journeyId(flights),
    flights,
    durationMinutes: minutesBetween(first.departure.instant, last.arrival.instant),
  };
}
