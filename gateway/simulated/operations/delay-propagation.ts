import type { FlightKind } from '#gateway/ports/timetable/timetable.port.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import type { DayPlan, PlannedDelay } from './day-plan.ts';

/** The quickest that an aircraft is turned round; the timetable plans more. */
const TURNAROUND_MINUTES: Readonly<Record<FlightKind, number>> = {
  DOMESTIC: 40,
  REGIONAL: 55,
  LONG_HAUL: 90,
};
/** Until another aircraft is ready, where the planned one does not come. */
const REPLACEMENT_MINUTES = 120;
/** Less is lost in the turnaround. */
const WORTH_TELLING_MINUTES = 10;

const lateBy = (minutes: number, announcedAt: Date): PlannedDelay | null =>
  minutes < WORTH_TELLING_MINUTES ? null : { minutes, announcedAt, reason: 'LATE_INBOUND' };

/** The delay that a late aircraft brings to its next flight; null where it comes in time. */
export function delayPropagation(inbound: DayPlan, scheduledDeparture: Date): PlannedDelay | null {
  const missing = inbound.cancelled ?? inbound.diverted;
  if (missing) return lateBy(REPLACEMENT_MINUTES, missing.at);
  const ready = addMinutes(inbound.onBlock, TURNAROUND_MINUTES[inbound.flight.kind]);
  const known = inbound.heldUp?.announcedAt ?? inbound.delay?.announcedAt ?? inbound.offBlock;
  return lateBy(minutesBetween(scheduledDeparture, ready), known);
}
