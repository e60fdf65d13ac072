import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { StaticRouter } from 'react-router';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import type { FramePart } from './frame-part.ts';

const written = new Map<string, string>();

/** Renders a part of the frame once for each language and page that it links to. There are no more: nothing else is in the key. */
export function writeFramePart({ name, parts, content, intl, pathname }: FramePart): string {
  const { locale } = splitLocale(pathname);
  const shown = pathname.toLowerCase();
  const links = parts.flatMap(({ pages }) => pages.map(({ path }) => localePath(locale, path)));
  const here = links.find((link) => link.toLowerCase() === shown) ?? localePath(locale, '/');
  const key = `${name} ${locale} ${here}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const html = renderToString(
    <RawIntlProvider value={intl}>
      <StaticRouter location={here}>{content}</StaticRouter>
    </RawIntlProvider>,
  );
  written.set(key, html);
  return html;
}
