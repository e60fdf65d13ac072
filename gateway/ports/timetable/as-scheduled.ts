import { memoize } from './memoize.ts';
import type { Journey, Schedule, Timetable } from './timetable.port.ts';
import { waysOn } from './ways.ts';

/** Days of a pair of airports whose ways are remembered. */
const DAYS_KEPT = 8_000;

/**
 * The schedule as it was published, with the ways that its flights make: nothing in it is cancelled
 * or retimed.
 */
export function asScheduled(schedule: Schedule): Timetable {
  const kept = memoize<readonly Journey[]>(DAYS_KEPT);
  return {
    ...schedule,
    isCancelled: () => false,
    retimedAt: () => null,
    update: async () => undefined,
    journeys: (originCode, destinationCode, date) =>
      kept(originCode + destinationCode + date, () =>
        waysOn(schedule, schedule, [originCode, destinationCode], date),
      ),
  };
}
