import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The English paths of all pages in a route table, without the locale: `/`, `/login`. */
export function pagePaths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const here = path === ':locale?' || path === '' ? above : `${above}/${path}`;
    if (children) return pagePaths(children, here);
    return index ? [above || '/'] : [here];
  });
}
