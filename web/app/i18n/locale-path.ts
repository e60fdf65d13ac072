import { DEFAULT_LOCALE, isLocale, type Locale } from '#schema/codes/base/locales.ts';

/**
 * Whether an address may begin with this part: with a locale that has a prefix. English has none.
 */
export function isLocalePrefix(part: string): boolean {
  const locale = part.toLowerCase();
  return isLocale(locale) && locale !== DEFAULT_LOCALE;
}

/**
 * The locale of a page by the parameters of its route; for an unknown one the layout above answers
 * 404.
 */
export const localeOf = ({ locale }: { locale?: string | undefined }): Locale =>
  isLocale(locale) ? locale : DEFAULT_LOCALE;

/** The address of a page in a locale; `path` is the English one and starts with a slash. */
export const localePath = (locale: Locale, path: string): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;

/**
 * Takes an address apart: its locale, and the English path of the same page. A slash at the end is
 * dropped: prerendering uses such addresses.
 */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const pathname = address.replace(/(.)\/$/, '$1');
  const first = pathname.split('/')[1];
  if (first === DEFAULT_LOCALE || !isLocale(first))
    return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}
