import type { Locale } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { SITE_INDEX_PATH, type SiteIndex } from './site-index.ts';

const loading = new Map<Locale, Promise<SiteIndex>>();

/**
 * Fetches the index of a language once a tab; a failed attempt may be tried again. Browser only.
 */
export function loadSiteIndex(locale: Locale): Promise<SiteIndex> {
  const known = loading.get(locale);
  if (known) return known;
  const index = fetch(localePath(locale, SITE_INDEX_PATH)).then(async (response) => {
    if (!response.ok) throw new Error(`the index of the site: ${response.status}`);
    return (await response.json()) as SiteIndex;
  });
  index.catch(() => loading.delete(locale));
  loading.set(locale, index);
  return index;
}
