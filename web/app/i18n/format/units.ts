import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { WORD_JOINER } from '#schema/format/line-ends.ts';
import { numberFormat } from './number-format.ts';

/** Units that the site writes, as Intl knows them, each in its short form: `23 kg`, `23公斤`. */
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
  numberFormat(locale).format(value);

const NO_BREAK_SPACE = '\u00a0';

/** `毫升` as one piece, with the figure before it: no line ends within. */
const joined = (unit: string) => WORD_JOINER + [...unit].join(WORD_JOINER);

/**
 * No line ends between a figure and its unit; Han and kana follow it without a space, in Japanese
 * Latin does too.
 */
const withUnit = (
  locale: Locale,
  value: number,
  options: Pick<Intl.NumberFormatOptions, 'unit' | 'unitDisplay' | 'minimumFractionDigits'>,
): string =>
  numberFormat(locale, {
    style: 'unit',
    ...options,
    maximumFractionDigits: options.minimumFractionDigits,
  })
    .format(value)
    .replace(/(?<=\d)\s?(?<unit>[\p{sc=Han}\p{sc=Hira}]+)$/u, (_, unit: string) => joined(unit))
    .replace(/\s(?=\p{sc=Latn})/u, locale === 'ja' ? '' : NO_BREAK_SPACE);

/** Chinese says the time first, 每小時903公里, where Intl says 903公里每小時. */
const CHINESE_PER: Readonly<Record<string, string>> = { hour: '每小時', second: '每秒' };

/**
 * A measure with its unit: `23 kg`, `23公斤`.
 * @param fractionDigits exactly so many; as many as the value has where it is left out
 */
export function formatUnit(
  locale: Locale,
  value: number,
  unit: Unit,
  fractionDigits?: number,
): string {
  const [measured, per] = locale === 'zh-hk' ? unit.split('-per-') : [unit];
  const prefix = per === undefined ? '' : CHINESE_PER[per];
  const digits = { minimumFractionDigits: fractionDigits };
  return prefix + withUnit(locale, value, { unit: measured, unitDisplay: 'short', ...digits });
}

/** A span of time in words, in English with its plural: `48 hours`. */
export const formatSpan = (locale: Locale, value: number, unit: TimeUnit): string =>
  withUnit(locale, value, { unit, unitDisplay: 'long' });

/** `A, B and C`, `A、B和C`. */
export const formatList = (
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  // British English sets no comma before the last
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : BCP47[locale], { type }).format(items);
