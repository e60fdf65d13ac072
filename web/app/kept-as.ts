import type { BuiltPage } from './built-pages.ts';
import { localePath, splitLocale } from './i18n/locale-path.ts';
import { frontDoor } from './shell/layouts/front-door.ts';

/**
 * The cache key of the requested page, under which it may be shown to others: its path, which holds the language. Null
 * where the answer is this visitor's own: a page that does not allow caching, a query, a redirect.
 */
export function keptAs(request: Request, pages: readonly BuiltPage[]): string | null {
  const { pathname, search } = new URL(request.url);
  if (!['GET', 'HEAD'].includes(request.method) || search !== '') return null;
  const { locale, path } = splitLocale(pathname);
  if (localePath(locale, path) !== pathname || frontDoor(request, pathname)) return null;
  return pages.some((page) => page.path === path && page.handle.kept) ? pathname : null;
}
