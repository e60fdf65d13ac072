import { useLocation, useMatches } from 'react-router';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { identifyingQuery } from '#web/app/i18n/page.ts';

/** The address that the page is to be known by, as in English: its path, and of the query what tells it from others. */
export function usePageAddress() {
  const { pathname, search } = useLocation();
  const query = identifyingQuery(useMatches(), search);
  const { locale, path } = splitLocale(pathname);
  return { locale, address: path + query };
}
