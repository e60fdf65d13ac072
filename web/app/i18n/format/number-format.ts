import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A formatter of Intl, made once: building one costs a thousand times as much as using it. */
export function numberFormat(
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(BCP47[locale], options);
  formats.set(key, format);
  return format;
}
