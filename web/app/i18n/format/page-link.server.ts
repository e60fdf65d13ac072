import { createIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import type { Feature, MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { tableOf } from '#web/app/i18n/messages.server.ts';
import { BAR_PAGES } from '#web/app/site-map/site-areas.ts';
import { pageMessage, type SitePath } from '#web/app/site-map/site-map.ts';

/** A page that texts lead to by its name. */
export type NamedPath = SitePath | keyof typeof BAR_PAGES;

const isBarPage = (path: NamedPath): path is keyof typeof BAR_PAGES => path in BAR_PAGES;
const featureOf = (id: MessageId) => id.slice(0, id.indexOf('.')) as Feature;

/** What texts of articles quote from the site itself in one language, word for word. */
export function linkedTexts(locale: Locale) {
  /** The words of a button, a field or a menu, as its catalogue has them. */
  const label = (id: MessageId): string => {
    const messages = tableOf(locale, [featureOf(id)]);
    if (!(id in messages)) throw new Error(`no control says ${id} in ${locale}`);
    const intl = createIntl({ locale: BCP47[locale], messages });
    return intl.formatMessage({ id }, { club: BRAND.clubName[locale] });
  };
  const pageName = (path: NamedPath): string =>
    label(isBarPage(path) ? BAR_PAGES[path] : pageMessage(path));
  return {
    label,
    pageName,
    /** A page by its name in menus, linked; `section` is the id of one of its sections. */
    page: (path: NamedPath, section?: string): string =>
      `[${pageName(path)}](${path}${section ? `#${section}` : ''})`,
  };
}
