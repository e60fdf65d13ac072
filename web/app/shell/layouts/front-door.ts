import { preferredLocale } from '#schema/rules/base/preferred-locale.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { storedLocale } from '#web/app/session/locale-preference.ts';

/** Whether the user comes from outside: typed, bookmarked, or linked from another site. */
const entersSite = (request: Request) =>
  ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '');

/**
 * Redirects the home page to the language chosen last, or without one to that of the browser (RULES 11.2), for users from
 * outside; every other address names its language itself. Null for no redirect.
 */
export function frontDoor(request: Request, pathname: string): string | null {
  if (pathname !== '/' || !entersSite(request)) return null;
  const { headers } = request;
  const locale =
    storedLocale(headers.get('cookie')) ?? preferredLocale(headers.get('accept-language'));
  const target = locale ? localePath(locale, '/') : '/';
  return target === '/' ? null : target;
}
