import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

/** Units of the site, as Intl names them, each in its short form: `23 kg`, `23 公斤`. */
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

const formats = new Map<string, Intl.NumberFormat>();

/** Made once each: articles say some hundred figures when the server starts. */
function formatOf(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${options.unit} ${options.unitDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(BCP47[locale], options);
  formats.set(key, format);
  return format;
}

/** `12,345`. */
export const formatNumber = (locale: Locale, value: number): string =>
  formatOf(locale).format(value);

/** English and Chinese set a space that does not break before the unit, Japanese none. */
const withUnit = (
  locale: Locale,
  value: number,
  unit: Unit | TimeUnit,
  unitDisplay: 'short' | 'long',
): string =>
  formatOf(locale, { style: 'unit', unit, unitDisplay })
    .format(value)
    .replace(' ', locale === 'ja' ? '' : '\u00a0');

/** A measure with its unit: `23 kg`, `23 公斤`. */
export const formatUnit = (locale: Locale, value: number, unit: Unit): string =>
  withUnit(locale, value, unit, 'short');

/** A span of time in words, in English with its plural: `48 hours`. */
export const formatSpan = (locale: Locale, value: number, unit: TimeUnit): string =>
  withUnit(locale, value, unit, 'long');

/** `A, B and C`, `A、B和C`. */
export const formatList = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  // British English sets no comma before the last
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : BCP47[locale], { type }).format(items);
