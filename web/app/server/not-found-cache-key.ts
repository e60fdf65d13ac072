import type { ServerBuild } from 'react-router';
import { isLocalePrefix, localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { pathOf } from '#web/app/search-engines/page-list.ts';

/**
 * An address that does not exist, and one whose page says the same with placeholders for what
 * belongs to this request.
 */
export interface Missing {
  /** The address with the placeholders. */
  slotted: string;
  /**
   * The placeholder of the path, and the English path that was asked for; both begin with a slash.
   */
  path: [slot: string, asked: string];
  /** The placeholder of the query, and the query that was asked for: empty, or from its `?` on. */
  query: [slot: string, asked: string];
}

const QUERY_SLOT = '?missing-query=slot';
/** Where the router's own questions go: the data of pages, and which routes there are. */
const OF_ROUTER = /\.data$|^\/__manifest$/;

type Routes = ServerBuild['routes'];

const asPattern = (path: string) =>
  path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');

/**
 * Matches the path of everything on the site but home, in whatever language, and however its
 * letters are written.
 */
export function knownPaths(routes: Routes): RegExp {
  const paths = Object.values(routes).flatMap((route) => {
    const path = route ? pathOf(route, routes) : '';
    return path === '' || path.endsWith('*') ? [] : [asPattern(path)];
  });
  return new RegExp(`^(?:/[^/]+)?(?:${[...new Set(paths)].join('|')})$`, 'i');
}

/**
 * The placeholders for an address that does not exist. Null where it exists, and where its page
 * must be rendered for itself: another method, a question of the router, an unusual spelling, a
 * page of the site in an unknown language.
 */
export function notFoundCacheKey(request: Request, known: RegExp): Missing | null {
  const { pathname, search } = new URL(request.url);
  const { locale, path } = splitLocale(pathname);
  const isOther = !['GET', 'HEAD'].includes(request.method) || OF_ROUTER.test(pathname);
  const [, first = '', second] = pathname.split('/');
  const isHome = path === '/' || (isLocalePrefix(first) && second === undefined);
  if (isOther || isHome || localePath(locale, path) !== pathname || known.test(pathname))
    return null;
  // The page is hydrated by the routes of its address. The router takes an unknown first part for a
  // language: the placeholder of a longer path has two parts, or it would be matched as home.
  const slot =
    isLocalePrefix(first) || second === undefined ? '/MISSING-PATH-SLOT' : '/MISSING-PATH/SLOT';
  return {
    slotted: localePath(locale, slot) + QUERY_SLOT,
    path: [slot, path],
    query: [QUERY_SLOT, search],
  };
}
