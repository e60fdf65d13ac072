import { COUNTRY_CODES, type CountryCode } from '#schema/codes/base/countries.ts';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { REGION_NAMES } from '#schema/codes/base/region-names.ts';
import { byLocale, type FeatureCatalogue } from './catalogue.ts';

/**
 * Names countries and regions by their ISO codes in one language. For the build and the server:
 * browsers' tables differ.
 */
export function regionNamesIn(locale: Locale): (code: CountryCode) => string {
  const table = new Intl.DisplayNames(BCP47[locale], { type: 'region' });
  return (code) => REGION_NAMES[code]?.[locale] ?? table.of(code) ?? code;
}

/** Names of a locale as ids `region.CN`, in that language's own order. */
function namesIn(locale: Locale): Record<string, string> {
  const nameOf = regionNamesIn(locale);
  const { compare } = new Intl.Collator(BCP47[locale]);
  const names = COUNTRY_CODES.map((code) => [code, nameOf(code)] as const);
  const sorted = names.sort(([, a], [, b]) => compare(a, b));
  return Object.fromEntries(
    sorted.map(([code, name]) => [`region.${code}`, name.replaceAll("'", '’')]),
  );
}

/**
 * The names of countries and regions as one more feature, `region`: generated when the site is
 * built, since server and browser may have different tables of names, and then their pages would
 * differ.
 */
export const regionCatalogue = (): FeatureCatalogue => ({
  feature: 'region',
  texts: byLocale(namesIn),
});
