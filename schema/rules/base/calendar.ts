import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

// The one place that knows dayjs (decision 11): `local-date.ts` and `time.ts` are what others call.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** A calendar day somewhere, `YYYY-MM-DD`, without a zone. Strings compare and sort as days do. */
export type LocalDate = string;

const DAY = 'YYYY-MM-DD';
const MINUTE = 'YYYY-MM-DD HH:mm';
const EPOCH = dayjs.utc(0);

/** Whether the text is a day that exists: 2027-02-29 is none. */
export const isLocalDate = (value: unknown): value is LocalDate =>
  typeof value === 'string' && dayjs.utc(value, DAY, true).isValid();

/** The day `days` later, or earlier where negative. */
export const addDays = (day: LocalDate, days: number): LocalDate =>
  dayjs.utc(day).add(days, 'day').format(DAY);

/** The same day of the month `months` later; the month's last day where it has no such day. */
export const addMonths = (day: LocalDate, months: number): LocalDate =>
  dayjs.utc(day).add(months, 'month').format(DAY);

/** The same day `years` later; 28 February for the 29th of a year that is no leap year. */
export const addYears = (day: LocalDate, years: number): LocalDate =>
  dayjs.utc(day).add(years, 'year').format(DAY);

/** The days since 1970-01-01: the difference of two is how far they are apart. */
export const dayNumber = (day: LocalDate): number => dayjs.utc(day).diff(EPOCH, 'day');

/** How many days `to` lies after `from`; negative where it lies before. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** ISO day of the week: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: LocalDate): number => dayjs.utc(day).day() || 7;

/** The instant `minutes` later, or earlier where negative. */
export const addMinutes = (instant: Date, minutes: number): Date =>
  dayjs(instant).add(minutes, 'minute').toDate();

/** Whole minutes from one instant to another, rounded down; negative where `to` is earlier. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.floor(dayjs(to).diff(from, 'minute', true));

/**
 * dayjs 1.11 reads the clock of a zone by way of the machine's own, and errs by an hour around a
 * change of that one: an hour that the machine skips, and a zone one hour from Greenwich. The zones
 * of the world are within two days of each other.
 */
const changesHere = (instant: Date): boolean =>
  dayjs(instant).subtract(2, 'day').utcOffset() !== dayjs(instant).add(2, 'day').utcOffset();

/** `YYYY-MM-DD HH:mm` as Intl says it, in the case where dayjs errs. */
const clockByIntl = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant);

const MOST_KEPT = 2_000;
const keptMinutes = new Map<string, Map<number, string>>();

/**
 * `YYYY-MM-DD HH:mm` as the clock of a zone shows it. Read once for each minute and zone, as it
 * takes 50 µs: no offset has had seconds since 1972. @throws RangeError for an unknown zone
 */
export function clockIn(instant: Date, zone: string): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  const kept = keptMinutes.get(zone) ?? new Map<number, string>();
  const known = kept.get(minute);
  if (known !== undefined) return known;
  const shown = changesHere(instant)
    ? clockByIntl(instant, zone)
    : dayjs(instant).tz(zone).format(MINUTE);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(minute, shown);
  keptMinutes.set(zone, kept);
  return shown;
}

/** How far the zone's clock is ahead of UTC at an instant, in minutes. */
export const zoneOffsetMinutes = (instant: Date, zone: string): number =>
  dayjs.utc(clockIn(instant, zone)).diff(dayjs.utc(instant).startOf('minute'), 'minute');

/**
 * The instant at which a zone's clock shows a day and a time (`HH:mm`). An hour that summer time
 * skips is read with the offset before the change; one that comes twice is its first, where
 * `dayjs.tz` takes the one of today's season.
 */
export function instantOf(day: LocalDate, time: string, zone: string): Date {
  const asUtc = dayjs.utc(`${day} ${time}`);
  const before = zoneOffsetMinutes(asUtc.subtract(1, 'day').toDate(), zone);
  const early = asUtc.subtract(before, 'minute').toDate();
  if (zoneOffsetMinutes(early, zone) === before) return early;
  const after = zoneOffsetMinutes(asUtc.add(1, 'day').toDate(), zone);
  const late = asUtc.subtract(after, 'minute').toDate();
  return zoneOffsetMinutes(late, zone) === after ? late : early;
}
