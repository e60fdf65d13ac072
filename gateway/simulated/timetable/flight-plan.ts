import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What is planned for a flight now instead of what the schedule says. */
export type PlannedFlight = {
  /** With the times, airports and aircraft of now. */
  readonly flight: DatedFlight;
  readonly cancelled: boolean;
  /** Since when it has other times or airports; null where it has those of the schedule. */
  readonly retimedAt: Date | null;
};

/** What operations control plans otherwise than the schedule, out of memory. */
export type FlightPlan = {
  /** Another text for another plan: what was worked out for one does not fit the other. */
  version(): string;
  /** The flights of a day that are planned otherwise, by their numbers. */
  on(date: LocalDate): ReadonlyMap<string, PlannedFlight>;
  /** Takes over what was planned otherwise since. */
  update(): Promise<void>;
};

/** One flight of a plan; undefined where it is flown as scheduled. */
export const plannedOn = (
  plan: FlightPlan,
  { flightNumber, date }: FlightKey,
): PlannedFlight | undefined => plan.on(date).get(flightNumber);
