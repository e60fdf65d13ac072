import { distanceKm } from '#gateway/ports/timetable/great-circle.ts';
import type { Airport, DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';

/** From the decision to land elsewhere to the runway there, at the least: descent and approach. */
const LEAST_MINUTES = 30;

type Course = { readonly takeOff: Date; readonly landing: Date };

/**
 * Minutes from the decision to land at another airport to its runway: over the rest of the way or
 * back over the way flown, whichever is shorter, at the speed of this flight.
 */
export function diversionMinutes(
  { origin, destination }: DatedFlight,
  airport: Airport,
  { takeOff, landing }: Course,
  decided: Date,
): number {
  const way = distanceKm(origin, destination);
  const minutes = minutesBetween(takeOff, landing);
  const flown = minutesBetween(takeOff, decided) / minutes;
  const onward = way * (1 - flown) + distanceKm(destination, airport);
  const back = way * flown + distanceKm(origin, airport);
  return Math.max(LEAST_MINUTES, Math.round((Math.min(onward, back) / way) * minutes));
}
