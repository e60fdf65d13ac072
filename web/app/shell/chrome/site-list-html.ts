import type { Locale } from '#schema/codes/base/locales.ts';
import { splitLocale } from '#web/app/i18n/locale-path.ts';
import type { SiteListName } from '#web/app/site-map/site-areas.ts';

/** As React takes it. It writes again what is another object, though the text is the same. */
export interface WrittenHtml {
  readonly __html: string;
}

export type SentLists = Readonly<Record<SiteListName, WrittenHtml>>;

const keyOf = (name: string, locale: Locale) => `${locale} ${name}`;

const sent = new Map<string, WrittenHtml>();

/** Keeps the lists that came with the document, in its language. */
export function keepSentLists(): void {
  sent.clear();
  const { locale } = splitLocale(location.pathname);
  for (const list of document.querySelectorAll<HTMLElement>('[data-list]'))
    sent.set(keyOf(list.dataset.list ?? '', locale), { __html: list.innerHTML });
}
// before React has changed anything
if (typeof document !== 'undefined') keepSentLists();

type SiteLists = typeof import('#web/app/components/site-lists/site-lists.tsx');
let loaded: SiteLists | undefined;

/** Loads what renders the lists, once. */
export async function loadSiteLists(): Promise<void> {
  loaded ??= await import('#web/app/components/site-lists/site-lists.tsx');
}

/** Before a page in another language than the document's is shown: its lists. Without them the page comes all the same. */
export const prepareSiteLists = async (locale: Locale): Promise<void> => {
  if (!sent.has(keyOf('foot', locale))) await loadSiteLists().catch(() => undefined);
};

/** A list as it was sent, or else the component that renders it, as soon as it has been loaded. */
export const listOf = (
  name: SiteListName,
  locale: Locale,
): { html?: WrittenHtml | undefined; SiteList?: SiteLists['SiteList'] | undefined } => {
  const html = sent.get(keyOf(name, locale));
  return html ? { html } : { SiteList: loaded?.SiteList };
};
