import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';

/** What is planned for a flight now instead of what the schedule says. */
export type PlannedFlight = {
  /** With the times, airports and aircraft of now. */
  readonly flight: DatedFlight;
  readonly cancelled: boolean;
  /** Since when it has other times or airports; null where it has those of the schedule. */
  readonly retimedAt: Date | null;
};

/** What of a flight moves it when it changes: its times and airports, as one text to compare. */
export const timesAndPlaces = ({ departure, arrival, origin, destination }: DatedFlight): string =>
  [departure.instant.getTime(), arrival.instant.getTime(), origin.code, destination.code].join();

/**
 * What operations control plans for a flight of the schedule; null where that is what the schedule
 * says.
 */
export function plannedFlight(
  scheduled: DatedFlight,
  { flight, cancelled, rescheduledAt }: FlightOperation,
): PlannedFlight | null {
  const moved = timesAndPlaces(flight) !== timesAndPlaces(scheduled);
  if (!cancelled && !moved && flight.aircraft.code === scheduled.aircraft.code) return null;
  return { flight, cancelled, retimedAt: moved ? rescheduledAt : null };
}

/** Whether two plans for a flight are the same, in all that search and sale see of them. */
export const isSamePlan = (a: PlannedFlight | undefined, b: PlannedFlight | null): boolean =>
  a && b
    ? a.cancelled === b.cancelled &&
      a.retimedAt?.getTime() === b.retimedAt?.getTime() &&
      a.flight.aircraft.code === b.flight.aircraft.code &&
      timesAndPlaces(a.flight) === timesAndPlaces(b.flight)
    : !a && !b;
