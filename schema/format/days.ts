import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/**
 * `medium`: 24 Dec 2026, 2026年12月24日; `weekday` with the day of the week; `short` without the year;
 * `recurring` of every year: 24 Dec.
 */
export type DayStyle = 'medium' | 'weekday' | 'short' | 'recurring' | 'month';

type Options = Intl.DateTimeFormatOptions;

const OPTIONS: Record<DayStyle, Options> = {
  medium: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
  short: { month: 'long', day: 'numeric', weekday: 'short' },
  recurring: { month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

// Building a formatter costs a thousand times as much as using it.
function formatOf(tag: string, options: Options): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** English by the pattern DD MMM YYYY (RULES 11.6), which no locale of Intl writes. */
function english(date: Date, style: DayStyle): string {
  if (style === 'month') return formatOf('en', OPTIONS.month).format(date);
  const parts = formatOf('en-US', {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    weekday: 'short',
  }).formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  const day = `${part('day')} ${part('month')}`;
  const { weekday, year } = OPTIONS[style];
  return (weekday ? `${part('weekday')} ` : '') + day + (year ? ` ${part('year')}` : '');
}

/** Hong Kong writes 12月24日（四）; Intl would say 週四. */
function hongKong(date: Date, style: DayStyle): string {
  const options = OPTIONS[style];
  const weekday = options.weekday && 'narrow';
  return formatOf(BCP47['zh-hk'], { ...options, weekday })
    .formatToParts(date)
    .map(({ type, value }) => (type === 'weekday' ? `（${value}）` : value))
    .join('');
}

/**
 * A day `YYYY-MM-DD` in a language; a day has no zone, so none is applied. What is no day is
 * returned as it stands.
 */
export function formatDay(locale: Locale, day: LocalDate, style: DayStyle = 'medium'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  if (locale === 'en') return english(date, style);
  if (locale === 'zh-hk') return hongKong(date, style);
  return formatOf(BCP47[locale], OPTIONS[style]).format(date);
}
