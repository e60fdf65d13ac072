import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from 'react-router';
import { LOCALES } from '#schema/codes/base/locales.ts';
import type { BuiltPage } from './built-pages.ts';
import { localePath } from './i18n/locale-path.ts';

/** The folders of an address, which the router matches too, so that the browser knows their routes: `/` and `/order` of `/order/find`. */
export function foldersOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean).slice(0, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** The routes of a build, as the router matches them. */
function treeOf(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  const below = Object.values(routes).filter((route) => route?.parentId === parent);
  return below.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, caseSensitive } = route;
    const own = { id, path, caseSensitive };
    return route.index ? [{ ...own, index: true }] : [{ ...own, children: treeOf(routes, id) }];
  });
}

/** The build with some of its routes. */
function withRoutes(site: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const some = <T>(routes: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  const assets = { ...site.assets, routes: some(site.assets.routes) };
  return { ...site, routes: some(site.routes), assets };
}

/**
 * For the address of a page, the router with the page's own routes and those of its folders; pages with the same routes share one. With
 * all routes, the router would try each of them for each page that it renders, and make elements of them all. Null for other addresses: what
 * visitors type is not stored.
 */
export function pageHandlers(
  site: ServerBuild,
  pages: readonly Pick<BuiltPage, 'path'>[],
  mode?: string,
): (pathname: string) => RequestHandler | null {
  const tree = treeOf(site.routes);
  const addresses = new Set(
    pages.flatMap(({ path }) => LOCALES.map((locale) => localePath(locale, path))),
  );
  const byRoutes = new Map<string, RequestHandler>();
  const byAddress = new Map<string, RequestHandler>();

  function handlerOf(pathname: string): RequestHandler {
    const matches = [pathname, ...foldersOf(pathname)].flatMap(
      (one) => matchRoutes(tree, one) ?? [],
    );
    const ids = new Set(matches.flatMap(({ route }) => route.id ?? []));
    const key = [...ids].toSorted().join(' ');
    const handler = byRoutes.get(key) ?? createRequestHandler(withRoutes(site, ids), mode);
    byRoutes.set(key, handler);
    return handler;
  }

  return (pathname) => {
    if (!addresses.has(pathname)) return null;
    const handler = byAddress.get(pathname) ?? handlerOf(pathname);
    byAddress.set(pathname, handler);
    return handler;
  };
}
