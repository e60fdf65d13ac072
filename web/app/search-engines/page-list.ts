import { createContext, type ServerBuild } from 'react-router';
import type { PageHandle } from '#web/app/i18n/page.ts';

/** A page of the built site. */
export interface ListedPage {
  /** Its English path. */
  path: string;
  /** The handle of its route. */
  handle: PageHandle;
}

type Routes = Pick<ServerBuild, 'routes'>['routes'];
type BuiltRoute = NonNullable<Routes[string]>;

/** The English path of a route, by those above it; empty for home and for what has none. */
export function pathOf(route: BuiltRoute, routes: Routes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const own = !route.path || route.path === ':locale?' ? '' : `/${route.path}`;
  return (parent ? pathOf(parent, routes) : '') + own;
}

/** Every page of the site: layouts and files have no handle. */
export const listPages = (routes: Routes): ListedPage[] =>
  Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined;
    return route && handle ? [{ path: pathOf(route, routes) || '/', handle }] : [];
  });

/** The pages of this site, for loaders that list them. */
export const pagesContext = createContext<readonly ListedPage[]>([]);
