import type { DatedFlight, Schedule } from '#gateway/ports/timetable/timetable.port.ts';
import { addDays } from '#schema/rules/base/local-date.ts';

/** A return leaves at most so many days after the flight out. */
const DAYS_APART = [0, 1, 2];

/**
 * The inbound flight of an aircraft: flights out of a hub have odd numbers, and the same aircraft
 * returns under the number above. Null at the hub, where aircraft wait.
 */
export function aircraftRotation(timetable: Schedule, flight: DatedFlight): DatedFlight | null {
  const number = Number(flight.flightNumber.slice(2));
  if (number % 2 === 1) return null;
  const flightNumber = `${flight.flightNumber.slice(0, 2)}${number - 1}`;
  for (const days of DAYS_APART) {
    const out = timetable.flight({ flightNumber, date: addDays(flight.date, -days) });
    if (out && out.arrival.instant < flight.departure.instant) return out;
  }
  return null;
}
