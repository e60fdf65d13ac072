import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import type { ListedPage } from '#web/app/search-engines/page-list.ts';
import { chosenColourMode, colourModeCookie } from '#web/app/session/colour-mode.ts';
import { localeRedirect } from '#web/app/shell/layouts/locale-redirect.ts';

/** What a page that may be shown to others depends on. */
export interface PageCacheKey {
  /** It holds the language. */
  readonly path: string;
  /** A `Cookie` header with the colour mode, and nothing else of the visitor. */
  readonly cookie: string;
}

/**
 * What the page that is asked for is rendered for, where it may be kept and shown to others. Null
 * where the answer is this visitor's own: a page that does not say that it may be kept, a query
 * that it reads, a redirect.
 */
export function pageCacheKey(request: Request, pages: readonly ListedPage[]): PageCacheKey | null {
  const { pathname, searchParams } = new URL(request.url);
  if (!['GET', 'HEAD'].includes(request.method)) return null;
  const { locale, path } = splitLocale(pathname);
  if (localePath(locale, path) !== pathname || localeRedirect(request, pathname)) return null;
  const kept = pages.find((page) => page.path === path && page.handle.kept)?.handle.kept;
  if (!kept || kept.reads.some((name) => searchParams.has(name))) return null;
  const mode = chosenColourMode(request.headers.get('cookie')) ?? 'system';
  return { path: pathname, cookie: colourModeCookie(mode) };
}
