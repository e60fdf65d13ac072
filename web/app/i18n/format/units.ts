import { BCP47, type Locale } from '#schema/codes/locales.ts';

/** Units that the site writes, as Intl knows them, each in its short form: `23 kg`, `23 公斤`. */
export type Unit =
  | 'kilogram'
  | 'centimeter'
  | 'meter'
  | 'kilometer'
  | 'kilometer-per-hour'
  | 'inch'
  | 'liter'
  | 'milliliter'
  | 'megabyte'
  | 'megabit-per-second'
  | 'percent';

/** Spans of time, written out: `24 hours`, `24小時`. */
export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** `12,345`. */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(BCP47[locale]).format(value);

/** English and Chinese set a space that does not break before the unit, Japanese none. */
const joined = (locale: Locale, text: string) => text.replace(' ', locale === 'ja' ? '' : '\u00a0');

/** A measure with its unit: `23 kg`, `23 公斤`. */
export const formatUnit = (locale: Locale, value: number, unit: Unit): string =>
  joined(
    locale,
    new Intl.NumberFormat(BCP47[locale], { style: 'unit', unit, unitDisplay: 'short' }).format(
      value,
    ),
  );

/** A span of time in words, in English with its plural: `48 hours`. */
export const formatSpan = (locale: Locale, value: number, unit: TimeUnit): string =>
  joined(
    locale,
    new Intl.NumberFormat(BCP47[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
      value,
    ),
  );

/** `A, B and C`, `A、B和C`. */
export const formatList = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  // British English sets no comma before the last
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : BCP47[locale], { type }).format(items);
