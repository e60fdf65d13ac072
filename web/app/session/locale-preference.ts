import { isLocale, type Locale } from '#schema/codes/base/locales.ts';
import { readCookie, writePreference } from './cookies.ts';

const COOKIE = 'locale';

/** The locale this visitor chose last, if any (RULES 11.2). */
export function storedLocale(cookieHeader: string | null): Locale | undefined {
  const value = readCookie(cookieHeader, COOKIE);
  return isLocale(value) ? value : undefined;
}

/** Called when a user switches the language. */
export const storeLocale = (locale: Locale): void => writePreference(COOKIE, locale);
