import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays, daysBetween, type LocalDate } from './local-date.ts';

/** An instant as it is read at a place: a departure or an arrival. `zone` is an IANA name. */
export type Moment = { readonly instant: Date; readonly zone: string };

const MINUTE_MILLISECONDS = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

// Building a formatter costs a thousand times as much as using it.
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formatters.set(zone, made);
  return made;
};

/** `YYYY-MM-DD HH:mm:ss` as the wall clock of the zone shows it. Throws RangeError for an unknown zone. */
const wallClock = (instant: Date, zone: string): string => formatterOf(zone).format(instant);

const MOST_KEPT = 500;
const keptMinutes = new Map<string, Map<number, string>>();

/** The wall clock without its seconds, asked of Intl once for each minute and zone: no offset has had seconds since 1972. */
const minuteClock = (instant: Date, zone: string): string => {
  const minute = Math.floor(instant.getTime() / MINUTE_MILLISECONDS);
  const kept = keptMinutes.get(zone) ?? new Map<number, string>();
  const known = kept.get(minute);
  if (known !== undefined) return known;
  const shown = wallClock(instant, zone).slice(0, 16);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(minute, shown);
  keptMinutes.set(zone, kept);
  return shown;
};

/** The calendar day of an instant in a zone. */
export const localDay = (instant: Date, zone: string): LocalDate =>
  minuteClock(instant, zone).slice(0, 10);

/** The time of an instant in a zone, `HH:mm`. */
export const localTime = (instant: Date, zone: string): string =>
  minuteClock(instant, zone).slice(11, 16);

/** How far the zone's clock is ahead of UTC at an instant, in minutes. */
export const zoneOffsetMinutes = (instant: Date, zone: string): number => {
  const shown = Date.parse(`${wallClock(instant, zone).replace(' ', 'T')}Z`);
  const whole = Math.floor(instant.getTime() / 1000) * 1000;
  return (shown - whole) / MINUTE_MILLISECONDS;
};

/**
 * The instant at which a zone's clock shows a day and a time (`HH:mm`). An hour that summer time skips is read with
 * the offset before the change; one that comes twice is its first.
 */
export const instantOf = (day: LocalDate, time: string, zone: string): Date => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const before = zoneOffsetMinutes(new Date(asUtc - 1440 * MINUTE_MILLISECONDS), zone);
  const early = new Date(asUtc - before * MINUTE_MILLISECONDS);
  if (zoneOffsetMinutes(early, zone) === before) return early;
  const after = zoneOffsetMinutes(new Date(asUtc + 1440 * MINUTE_MILLISECONDS), zone);
  const late = new Date(asUtc - after * MINUTE_MILLISECONDS);
  return zoneOffsetMinutes(late, zone) === after ? late : early;
};

/** The first instant of a day in a zone. */
export const startOfDay = (day: LocalDate, zone: string): Date => instantOf(day, '00:00', zone);

/** The first instant after a day in a zone: a day lasts until here, and no longer. */
export const endOfDay = (day: LocalDate, zone: string): Date => startOfDay(addDays(day, 1), zone);

/** The last day that is over by an instant: how a text names a deadline at which something has ended. */
export const lastDayBefore = (instant: Date, zone: string): LocalDate =>
  localDay(new Date(instant.getTime() - 1), zone);

/** The instant `minutes` later, or earlier where negative. */
export const addMinutes = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * MINUTE_MILLISECONDS);

/** Whole minutes from one instant to another, rounded down; negative where `to` is earlier. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MILLISECONDS);

/**
 * How many calendar days later the arrival is read at its place than the departure at its own: the "+1" beside an
 * arrival; -1 across the date line.
 */
export const dayDifference = (departure: Moment, arrival: Moment): number =>
  daysBetween(localDay(departure.instant, departure.zone), localDay(arrival.instant, arrival.zone));

/** The airline's business day (UTC+8), by which receipts, refunds, points and segments count (RULES 1.7). */
export const commercialDay = (instant: Date): LocalDate => localDay(instant, BRAND.commercialZone);
