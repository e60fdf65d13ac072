import { LOCALES } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { alternatesOf } from '#web/app/page/alternates.ts';

/**
 * The site map that search engines read: every page in every language, and each with the others
 * (sitemaps.org).
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const links = (path: string) =>
    alternatesOf(origin, path).map(
      ({ language, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    );
  const entries = paths.flatMap((path) =>
    LOCALES.map((locale) =>
      [
        '  <url>',
        `    <loc>${escaped(origin + localePath(locale, path))}</loc>`,
        ...links(path),
        '  </url>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
