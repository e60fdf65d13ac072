import { LOCALES } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';

/** What is for programs and developers. */
const NO_PAGES = ['/graphql', '/demo'];

/**
 * The content of robots.txt: everything is allowed but what belongs to one visitor, or is no page.
 * @param unlisted English paths of pages that show what one visitor has asked for
 */
export const robots = (origin: string, unlisted: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    ...unlisted.flatMap((path) => LOCALES.map((locale) => `Disallow: ${localePath(locale, path)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
