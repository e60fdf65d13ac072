import { type Catalogues, catalogueOf, type Say } from '#gateway/texts/message-catalogue.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { brandWords } from '#schema/codes/base/brand-words.ts';
import {
  BCP47,
  DEFAULT_LOCALE,
  isEastAsian,
  isLocale,
  type Locale,
  translatedLocale,
} from '#schema/codes/base/locales.ts';
import { formatDay } from '#schema/format/days.ts';
import { preferredLocale } from '#schema/rules/base/preferred-locale.ts';
import { commercialDay, localTime } from '#schema/rules/base/time.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/** The words of one of the demo's pages in one language. */
export type DemoTexts<Id extends string = string> = {
  readonly locale: Locale;
  readonly lang: string;
  readonly t: Say<Id>;
  /** Day and time in the commercial zone. */
  when(instant: Date): string;
  /** A person's name as the language orders its parts. */
  name(person: Pick<PersonName, 'lastName' | 'firstName'>): string;
};

/** The words of a page out of its catalogues. `?lang=` overrides Accept-Language. */
export function demoTexts<Id extends string>(
  catalogues: Catalogues<Id>,
  wish: string | undefined,
  acceptLanguage: string,
): DemoTexts<Id> {
  const wanted = isLocale(wish) ? wish : (preferredLocale(acceptLanguage) ?? DEFAULT_LOCALE);
  const locale = translatedLocale(catalogues, wanted);
  const lang = BCP47[locale];
  return {
    locale,
    lang,
    t: catalogueOf(catalogues, locale, brandWords(locale)),
    name: ({ lastName, firstName }) =>
      isEastAsian(locale) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
    when: (instant) =>
      `${formatDay(locale, commercialDay(instant))} ${localTime(instant, BRAND.commercialZone)}`,
  };
}
