import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays, clockIn, daysBetween, instantOf, type LocalDate } from './calendar.ts';

export { addMinutes, instantOf, minutesBetween, zoneOffsetMinutes } from './calendar.ts';

/** An instant as it is read at a place: a departure or an arrival. `zone` is an IANA name. */
export type Moment = { readonly instant: Date; readonly zone: string };

/** The calendar day of an instant in a zone. */
export const localDay = (instant: Date, zone: string): LocalDate =>
  clockIn(instant, zone).slice(0, 10);

/** The time of an instant in a zone, `HH:mm`. */
export const localTime = (instant: Date, zone: string): string => clockIn(instant, zone).slice(11);

/** The first instant of a day in a zone. */
export const startOfDay = (day: LocalDate, zone: string): Date => instantOf(day, '00:00', zone);

/** The first instant after a day in a zone: a day lasts until here, and no longer. */
export const endOfDay = (day: LocalDate, zone: string): Date => startOfDay(addDays(day, 1), zone);

/**
 * The last day that is over by an instant: how a text names a deadline at which something has
 * ended.
 */
export const lastDayBefore = (instant: Date, zone: string): LocalDate =>
  localDay(new Date(instant.getTime() - 1), zone);

/**
 * How many calendar days later the arrival is read at its place than the departure at its own: the
 * "+1" beside an arrival; -1 across the date line.
 */
export const dayDifference = (departure: Moment, arrival: Moment): number =>
  daysBetween(localDay(departure.instant, departure.zone), localDay(arrival.instant, arrival.zone));

/**
 * The airline's business day (UTC+8), by which receipts, refunds, points and segments count
 * (RULES 1.7).
 */
export const commercialDay = (instant: Date): LocalDate => localDay(instant, BRAND.commercialZone);
