import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

/** `medium`: 24 Dec 2026, 2026年12月24日; `weekday` with the day of the week; `short` without the year. */
export type DayStyle = 'medium' | 'weekday' | 'short' | 'month';

type Options = Intl.DateTimeFormatOptions;

const OPTIONS: Record<DayStyle, Options> = {
  medium: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
  short: { month: 'long', day: 'numeric', weekday: 'short' },
  month: { year: 'numeric', month: 'long' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, options: Options): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** English by the pattern DD MMM YYYY (RULES 11.6), which no locale of Intl writes. */
function english(date: Date, style: DayStyle): string {
  if (style === 'month') return formatOf('en', { ...OPTIONS.month, timeZone: 'UTC' }).format(date);
  const parts = formatOf('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    weekday: 'short',
  }).formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  const day = `${part('day')} ${part('month')}`;
  const weekday = style === 'medium' ? '' : `${part('weekday')} `;
  return weekday + day + (style === 'short' ? '' : ` ${part('year')}`);
}

/** Hong Kong writes 12月24日（四）; Intl would say 週四. */
function hongKong(date: Date, style: DayStyle): string {
  const options = OPTIONS[style];
  const weekday = options.weekday && 'narrow';
  const format = formatOf(BCP47['zh-hk'], { ...options, weekday, timeZone: 'UTC' });
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'weekday' ? `（${value}）` : value))
    .join('');
}

/** A day `YYYY-MM-DD` in the user's language; a day has no zone, so none is applied. */
export function formatDay(locale: Locale, day: string, style: DayStyle = 'medium'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  if (locale === 'en') return english(date, style);
  if (locale === 'zh-hk') return hongKong(date, style);
  return formatOf(BCP47[locale], { ...OPTIONS[style], timeZone: 'UTC' }).format(date);
}

const instant = (value: Date | string) => (typeof value === 'string' ? new Date(value) : value);

/** The day on the calendar of a zone at an instant, `YYYY-MM-DD`. */
export function dayIn(value: Date | string, zone: string): string {
  const parts = formatOf('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant(value));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The clock of a zone at an instant: 24 hours, `07:05`, the same in every language. */
export const timeIn = (value: Date | string, zone: string): string =>
  formatOf('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant(value));

/** How many calendar days later one arrives than one left, each by its own airport's calendar; may be -1. */
export function dayShift(
  departure: { instant: Date | string; zone: string },
  arrival: { instant: Date | string; zone: string },
): number {
  const day = (moment: typeof departure) =>
    Date.parse(`${dayIn(moment.instant, moment.zone)}T00:00:00Z`);
  return Math.round((day(arrival) - day(departure)) / 86_400_000);
}
