import { inLocale, type Locale, type Translated } from '#schema/codes/base/locales.ts';
import type { AirportSpellingsQuery } from '#web/app/components/airport-combobox/airport-spellings.query.gen.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import type { AirportEntry } from './site-index.ts';

type Airport = AirportSpellingsQuery['airports'][number];

const namesIn: Translated<(airport: Airport) => { city: string; name: string }> = {
  en: ({ cityEn, nameEn }) => ({ city: cityEn, name: nameEn }),
  'zh-hk': ({ cityZhHk, nameZhHk }) => ({ city: cityZhHk, name: nameZhHk }),
  ja: ({ cityJa, nameJa }) => ({ city: cityJa, name: nameJa }),
};

/** The page that describes airports, each at its code. */
const AIRPORT_GUIDE = '/guide/airport';

/** The airports of the search index, named in one language and spelled in all. */
export const airportEntries = (airports: readonly Airport[], locale: Locale): AirportEntry[] =>
  airports.map((airport) => {
    const { city, name } = inLocale(namesIn, locale)(airport);
    const { code, searchKeys, cityEn, cityZhHk, cityJa, nameEn, nameZhHk, nameJa } = airport;
    const others = [...searchKeys, cityEn, cityZhHk, cityJa, nameEn, nameZhHk, nameJa];
    const spellings = [...new Set(others)].filter((one) => one !== city && one !== name);
    return { to: `${localePath(locale, AIRPORT_GUIDE)}#${code}`, code, city, name, spellings };
  });
