import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import { distanceKm, eastward } from '#gateway/ports/timetable/great-circle.ts';
import type { Airport } from '#gateway/ports/timetable/timetable.port.ts';

/** Taxiing, climbing and waiting, which a distance at cruising speed leaves out. */
const GROUND_AND_CLIMB_MINUTES = 35;
/** Airways are longer than the great circle, by this much. */
const DETOUR = 1.06;
/**
 * The westerlies blow where the middle of the way lies between these latitudes; elsewhere hardly at
 * all.
 */
const WESTERLIES = { from: 25, to: 65, kmh: 55, elsewhereKmh: 12 };

const roundUpToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/** From gate to gate in minutes, in fives; flying east is quicker than flying west. */
export function blockMinutes(from: Airport, to: Airport, aircraft: Aircraft): number {
  const middle = Math.abs(from.latitude + to.latitude) / 2;
  const windy = middle >= WESTERLIES.from && middle <= WESTERLIES.to;
  const wind = (windy ? WESTERLIES.kmh : WESTERLIES.elsewhereKmh) * eastward(from, to);
  const hours = (distanceKm(from, to) * DETOUR) / (aircraft.cruiseKmh + wind);
  return roundUpToFive(hours * 60 + GROUND_AND_CLIMB_MINUTES);
}
