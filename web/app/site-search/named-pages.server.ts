import { createIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { tableOf } from '#web/app/i18n/messages.server.ts';
import { signInPage, siteAreas } from '#web/app/site-map/site-areas.ts';
import { SITE_PARTS, type SitePage } from '#web/app/site-map/site-map.ts';
import type { NamedPage } from './page-entries.ts';
import { WORDS } from './topics.ts';

/** Other words for what has no article; separated by commas. */
const KEYWORDS: Readonly<Record<string, MessageId>> = {
  '/': 'site-search.keywords.book',
  '/order/flightOrderDetail': 'site-search.keywords.manage',
  '/checkIn': 'site-search.keywords.checkIn',
  '/flightStatus': 'site-search.keywords.status',
  '/itineraryConfirmation': 'site-search.keywords.itineraryConfirmation',
  '/login': 'site-search.keywords.signIn',
};

const pages: readonly SitePage[] = [
  ...siteAreas.filter((area): area is SitePage => 'path' in area),
  ...SITE_PARTS.flatMap((part) => part.pages),
  signInPage,
];

function namesIn(locale: Locale) {
  const messages = tableOf(locale, ['shell', 'site-search']);
  const intl = createIntl({ locale: BCP47[locale], messages });
  return (id: MessageId) => intl.formatMessage({ id }, { club: BRAND.clubName[locale] });
}
const wordsIn = (text: string): string[] => text.split(/[,、，]\s*/);

/** Every page of bar, menus and footer, by its name in a language and the words for it in all. */
export function namedPages(locale: Locale): NamedPage[] {
  const say = namesIn(locale);
  const others = LOCALES.filter((other) => other !== locale).map(namesIn);
  return pages.map(({ path, message }) => {
    const keywords = KEYWORDS[path];
    return {
      path,
      name: say(message),
      keywords: [...(keywords ? wordsIn(say(keywords)) : []), ...(WORDS[path] ?? [])],
      otherNames: others.flatMap((sayOther) => [
        sayOther(message),
        ...(keywords ? wordsIn(sayOther(keywords)) : []),
      ]),
    };
  });
}
