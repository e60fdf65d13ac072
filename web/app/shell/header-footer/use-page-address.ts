import { useLocation, useMatches } from 'react-router';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import { identifyingQuery } from '#web/app/i18n/page.ts';

/**
 * The canonical address of the page, as in English: its path, and of the query what identifies it.
 */
export function usePageAddress() {
  const { pathname, search } = useLocation();
  const query = identifyingQuery(useMatches(), search);
  const { locale, path } = splitLocale(pathname);
  return { locale, address: path + query };
}
