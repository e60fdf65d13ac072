import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';

/** Chinese registrations; each type of the fleet has a series of its own. */
const SERIES: Readonly<Record<AircraftCode, string>> = {
  A320_CEO: 'B-10',
  A321_CEO: 'B-16',
  B787_9: 'B-20',
  A320_NEO: 'B-30',
  A321_NEO: 'B-32',
};
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = 9;
const SOME_DAY = '2026-01-01';

/**
 * The aircraft that flies out under an odd number on a day, and back under the number above. The
 * fleet takes turns: each rotation has another aircraft the next day, and no two rotations of a day
 * the same.
 */
export function registrationOf(flight: DatedFlight, out: DatedFlight | null): string {
  const rotation = out ?? flight;
  const number = Number(rotation.flightNumber.slice(2));
  const turn = (number >> 1) + Math.abs(daysBetween(SOME_DAY, rotation.date));
  const letter = LETTERS[Math.floor(turn / DIGITS) % LETTERS.length];
  return `${SERIES[flight.aircraft.code]}${letter}${(turn % DIGITS) + 1}`;
}
