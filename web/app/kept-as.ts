import type { BuiltPage } from './built-pages.ts';
import { localePath, splitLocale } from './i18n/locale-path.ts';
import { frontDoor } from './shell/layouts/front-door.ts';

/**
 * The key under which the page that is asked for may be kept and shown to others: its path, which holds the language. Null
 * where the answer is this visitor's own: a page that does not say that it may be kept, a query that it reads, a redirect.
 */
export function keptAs(request: Request, pages: readonly BuiltPage[]): string | null {
  const { pathname, searchParams } = new URL(request.url);
  if (!['GET', 'HEAD'].includes(request.method)) return null;
  const { locale, path } = splitLocale(pathname);
  if (localePath(locale, path) !== pathname || frontDoor(request, pathname)) return null;
  const kept = pages.find((page) => page.path === path && page.handle.kept)?.handle.kept;
  return kept?.reads.some((name) => searchParams.has(name)) === false ? pathname : null;
}
