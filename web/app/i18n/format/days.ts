import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { dayDifference, localDay, localTime } from '#schema/rules/base/time.ts';

/** An instant as it came from the gateway, or one of this program. */
type Instant = Date | string;

const instantOf = (value: Instant): Date => (typeof value === 'string' ? new Date(value) : value);

/** The day on the calendar of a zone at an instant, `YYYY-MM-DD`. */
export const dayIn = (value: Instant, zone: string): LocalDate => localDay(instantOf(value), zone);

/** The clock of a zone at an instant: 24 hours, `07:05`, the same in every language. */
export const timeIn = (value: Instant, zone: string): string => localTime(instantOf(value), zone);

type End = { instant: Instant; zone: string };

/**
 * How many calendar days later one arrives than one left, each by its own airport's calendar; may
 * be -1.
 */
export const dayShift = (departure: End, arrival: End): number =>
  dayDifference(
    { ...departure, instant: instantOf(departure.instant) },
    { ...arrival, instant: instantOf(arrival.instant) },
  );
