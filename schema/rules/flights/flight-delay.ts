import { LIMITS } from '#schema/codes/base/limits.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';

/** Whether a flight is on time, in the words of the API. */
export type FlightPunctuality = 'ON_TIME' | 'DELAYED';

/**
 * Minutes after schedule, below 0 before it: of the actual time, else of the estimated; null where
 * there is neither.
 */
export function delayMinutes(
  scheduled: Date,
  { actual, estimated }: { readonly actual: Date | null; readonly estimated: Date | null },
): number | null {
  const other = actual ?? estimated;
  return other && minutesBetween(scheduled, other);
}

/** Whether so many minutes after schedule are late; null where they are not known. */
export function punctualityOf(delay: number | null): FlightPunctuality | null {
  if (delay === null) return null;
  return delay < LIMITS.flightDay.lateFromMinutes ? 'ON_TIME' : 'DELAYED';
}
