import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import {
  LISTED,
  SiteList,
  type SiteListProps,
} from '#web/app/components/site-lists/site-lists.tsx';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { tableOf } from '#web/app/i18n/messages.server.ts';
import type { SiteListName } from '#web/app/site-map/site-areas.ts';
import type { SentLists, WrittenHtml } from './site-list-html.ts';

const intls = new Map<Locale, IntlShape>();
const written = new Map<string, WrittenHtml>();

function intlOf(locale: Locale): IntlShape {
  const known = intls.get(locale);
  if (known) return known;
  const intl = createIntl({ locale: BCP47[locale], messages: tableOf(locale, ['shell']) });
  intls.set(locale, intl);
  return intl;
}

/** The page of a list that is shown, if it is one of it: nothing else of an address changes the list. */
function shownPage({ name, locale, pathname }: SiteListProps): string {
  const pages = LISTED[name].flatMap((part) => part.pages);
  const shown = pathname.toLowerCase();
  const page = pages.find(({ path }) => localePath(locale, path).toLowerCase() === shown);
  return page?.path ?? '';
}

/** Renders a list once for each language and page that it leads to. */
function writeList(list: SiteListProps): WrittenHtml {
  const key = `${list.name} ${list.locale} ${shownPage(list)}`;
  const known = written.get(key);
  // in development the texts change
  if (known && import.meta.env.PROD) return known;
  const __html = renderToStaticMarkup(
    <RawIntlProvider value={intlOf(list.locale)}>
      <SiteList {...list} />
    </RawIntlProvider>,
  );
  const html = { __html };
  written.set(key, html);
  return html;
}

/** The lists around the page of an address. Before React renders that page: it renders one thing at a time. */
export function writeLists(address: string): SentLists {
  const { locale } = splitLocale(address);
  const pathname = address.replace(/(.)\/$/, '$1');
  const html = (name: SiteListName) => writeList({ name, locale, pathname });
  return {
    'bar-information': html('bar-information'),
    'bar-club': html('bar-club'),
    'menu-information': html('menu-information'),
    'menu-club': html('menu-club'),
    foot: html('foot'),
  };
}
