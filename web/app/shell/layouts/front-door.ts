import { localePath } from '#web/app/i18n/locale-path.ts';
import { storedLocale } from '#web/app/session/locale-preference.ts';

/** Whether the reader comes from outside: typed, bookmarked, or linked from another site. */
const entersSite = (request: Request) =>
  ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '');

/**
 * Where the front door leads: it opens in the language chosen last to who comes from outside; every other address says its
 * language itself. Null where it stays.
 */
export function frontDoor(request: Request, pathname: string): string | null {
  if (pathname !== '/' || !entersSite(request)) return null;
  const locale = storedLocale(request.headers.get('cookie'));
  const target = locale ? localePath(locale, '/') : '/';
  return target === '/' ? null : target;
}
