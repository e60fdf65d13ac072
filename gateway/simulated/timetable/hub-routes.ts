import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import type { HubRoute } from '#gateway/ports/timetable/timetable.port.ts';
import type { ScheduledFlight } from './schedule.ts';

/**
 * The routes out of the hubs that a schedule gives to a type of aircraft, each once, the shortest
 * first.
 */
export function hubRoutes(
  schedule: readonly ScheduledFlight[],
  aircraft: AircraftCode,
): readonly HubRoute[] {
  const out = schedule.filter((one) => one.aircraft.code === aircraft && one.origin.hub);
  const byPair = new Map(
    out.map(({ origin, destination, distanceKm }) => [
      origin.code + destination.code,
      { origin, destination, distanceKm },
    ]),
  );
  return [...byPair.values()].sort((a, b) => a.distanceKm - b.distanceKm);
}
