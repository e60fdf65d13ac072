import { DEFAULT_LOCALE } from '#schema/codes/base/locales.ts';
import { preferredLocale } from '#schema/rules/base/preferred-locale.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { storedLocale } from '#web/app/session/locale-preference.ts';

/** Whether the user comes from outside: typed, bookmarked, or linked from another site. */
const entersSite = (request: Request) =>
  ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '');

/**
 * Redirects a page whose address names no language to the one that was chosen last; the home page
 * without one to that of the browser (RULES 11.2). For users from outside: within the site each
 * link names its language itself. Null for no redirect.
 */
export function localeRedirect(request: Request, pathname: string): string | null {
  if (!['GET', 'HEAD'].includes(request.method) || !entersSite(request)) return null;
  const { locale: named, path } = splitLocale(pathname);
  const { headers } = request;
  const browsers = () =>
    path === '/' ? preferredLocale(headers.get('accept-language')) : undefined;
  const locale = storedLocale(headers.get('cookie')) ?? browsers();
  const target = locale ? localePath(locale, path) : pathname;
  return named !== DEFAULT_LOCALE || target === pathname ? null : target;
}

/** The answer that leads there. Others come to the page itself, so no cache may keep it. */
export function needsLocaleRedirect(request: Request, { pathname, search }: URL): Response | null {
  const target = localeRedirect(request, pathname);
  if (target === null) return null;
  const headers = {
    Location: target + search,
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie, Sec-Fetch-Site, Accept-Language',
  };
  return new Response(null, { status: 302, headers });
}
