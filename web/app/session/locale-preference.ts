import { isLocale, type Locale } from '#schema/codes/base/locales.ts';
import { readCookie, writePreference } from './cookies.ts';

const COOKIE = 'locale';

/** The locale this visitor chose last, if any (SPEC section 4: read at start, default en). */
export function storedLocale(cookieHeader: string | null): Locale | undefined {
  const value = readCookie(cookieHeader, COOKIE);
  return isLocale(value) ? value : undefined;
}

/** Called when a reader switches the language. */
export const storeLocale = (locale: Locale): void => writePreference(COOKIE, locale);
