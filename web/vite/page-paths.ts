import type { RouteConfigEntry } from '@react-router/dev/routes';

const isPage = (path: string) => !/\.[a-z]+$|\*$/.test(path);

/**
 * The English paths of all pages in a route table, without the locale: `/`, `/login`. Files, and
 * the route of unknown addresses, are no pages.
 */
export const pagePaths = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', index, children }) => {
    const here = path === ':locale?' || path === '' ? above : `${above}/${path}`;
    if (children) return pagePaths(children, here);
    return [index ? above || '/' : here].filter(isPage);
  });
