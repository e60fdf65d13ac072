import type { Locale } from '#schema/codes/base/locales.ts';

/** U+2060, at which no line ends (UAX #14, class WJ). */
export const WORD_JOINER = '\u2060';

/**
 * Chinese lines may end after any figure. Japanese ones end between phrases, by the style sheet.
 */
const JOINED: readonly Locale[] = ['zh-hk'];

/** Whether figures are joined to what they count in a language. */
export const joinsCounters = (locale: Locale): boolean => JOINED.includes(locale);

/** Where something that is counted begins: 分鐘, 個, 歲; not what joins two figures, 至. */
export const COUNTER = /^(?![至或及])\p{Script=Han}/u;

/** `60分鐘` with a word joiner between the figure and its counter, in a language that needs it. */
export const joinCounters = (locale: Locale, text: string): string =>
  !joinsCounters(locale)
    ? text
    : text.replace(/(?<=\p{Nd})(?![至或及])(?=\p{Script=Han})/gu, WORD_JOINER);
