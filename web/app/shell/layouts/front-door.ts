import { localePath } from '#web/app/i18n/locale-path.ts';
import { storedLocale } from '#web/app/session/locale-preference.ts';

/** Whether the user comes from outside: typed, bookmarked, or linked from another site. */
const entersSite = (request: Request) =>
  ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '');

/**
 * Redirects the home page to the language chosen last, for users from outside; every other address names its
 * language itself. Null for no redirect.
 */
export function frontDoor(request: Request, pathname: string): string | null {
  if (pathname !== '/' || !entersSite(request)) return null;
  const locale = storedLocale(request.headers.get('cookie'));
  const target = locale ? localePath(locale, '/') : '/';
  return target === '/' ? null : target;
}
