import { isLocalDate } from '#schema/rules/base/local-date.ts';
import type { FlightKey } from './timetable.port.ts';

/** One flight on one day as text: `MG523.2026-12-24`. */
export const flightId = ({ flightNumber, date }: FlightKey): string => `${flightNumber}.${date}`;

/**
 * The key that a text names; undefined when it is no such text. Whether the flight exists is the
 * timetable's to say.
 */
export function parseFlightId(id: string): FlightKey | undefined {
  const [flightNumber = '', date = '', ...rest] = id.split('.');
  if (!/^[A-Z0-9]{2}\d{1,4}$/.test(flightNumber) || !isLocalDate(date) || rest.length > 0)
    return undefined;
  return { flightNumber, date };
}

/** The flights of a journey as one text. */
export const journeyId = (flights: readonly FlightKey[]): string => flights.map(flightId).join('~');
