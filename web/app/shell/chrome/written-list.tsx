import { createContext, use, useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import type { SiteListName } from '#web/app/site-map/site-areas.ts';
// the links are written by a module that the browser rarely loads: their style comes from here
import '#web/app/components/site-lists/columns.module.css';
import '#web/app/components/site-lists/page-lists.module.css';
import { listOf, loadSiteLists, type SentLists } from './site-list-html.ts';
import { useCurrentLink, useLinksOf } from './use-links-of.ts';

/** The lists of a page that the server renders; none in the browser. */
export const WrittenLists = createContext<SentLists | null>(null);

/**
 * A list of links around each page. The server renders it once for each language, the browser keeps what it was sent and
 * makes no element of it; only after a change of language it renders the list itself.
 */
export function WrittenList({ name, className }: { name: SiteListName; className?: string }) {
  const { pathname } = useLocation();
  const { locale } = splitLocale(pathname);
  const written = use(WrittenLists);
  // an element of its own after a change of language: state, and not a ref, so that what listens to it follows
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { html = written?.[name], SiteList } = listOf(name, locale);
  const missing = !html && !SiteList;
  useEffect(() => {
    if (missing) loadSiteLists().then(renderAgain, () => undefined);
  }, [missing]);
  useLinksOf(box);
  useCurrentLink(box, pathname);
  // the site's own links, in its own texts
  const content = html && { dangerouslySetInnerHTML: html };
  return content ? (
    <div ref={setBox} className={className} data-list={name} {...content} />
  ) : (
    <div key={locale} ref={setBox} className={className}>
      {SiteList && <SiteList name={name} locale={locale} pathname={pathname} />}
    </div>
  );
}
