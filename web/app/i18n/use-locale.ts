import { useLocation } from 'react-router';
import type { Locale } from '#schema/codes/base/locales.ts';
import { localePath, splitLocale } from './locale-path.ts';

/** The locale of the page that is shown; the path decides. */
export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale;
}

/**
 * Makes addresses in the user's locale from English paths:
 * `const to = useLocalePath(); to('/login')`.
 */
export function useLocalePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}
