import { generatePath } from 'react-router';
import { isLocalePrefix } from '#web/app/i18n/locale-path.ts';

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const normal = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;

/**
 * The router matches without regard to case; a page has one address. Returns the path as the route
 * table spells it where `pathname` differs from it in case or by a slash at the end, null where it
 * is right, and 'unknown' where the first segment is no locale of this site (English has no
 * prefix).
 */
export function canonicalPath(
  pathname: string,
  pattern: string,
  params: Record<string, string | undefined>,
): string | null | 'unknown' {
  const locale = params.locale?.toLowerCase();
  if (locale !== undefined && !isLocalePrefix(locale)) return 'unknown';
  if (pattern.endsWith('*')) return null;
  const spelled = normal(generatePath(pattern, { ...params, locale: locale ?? null }));
  return decoded(spelled) === decoded(pathname) ? null : spelled;
}
