import { inLocale, type Locale } from '#schema/codes/base/locales.ts';
import { DOCUMENT_NAMES } from '#schema/codes/names/document-names.ts';
import { FARE_BRAND_NAMES } from '#schema/codes/names/fare-brand-names.ts';
import type { Names } from '#schema/codes/names/names.ts';
import { OTHER_TAX, TAX_NAMES } from '#schema/codes/names/tax-names.ts';
import { byLocale, type FeatureCatalogue } from './catalogue.ts';

/**
 * The tables of names that are messages of a feature, `select` by the argument `code`; `other`
 * names what has none.
 */
const NAME_TABLES: Readonly<
  Record<string, { names: Readonly<Record<string, Names>>; other: Names }>
> = {
  'price-summary.tax': { names: TAX_NAMES, other: OTHER_TAX },
  'traveller-words.document': { names: DOCUMENT_NAMES, other: DOCUMENT_NAMES.UU },
  'order-view.document': { names: DOCUMENT_NAMES, other: DOCUMENT_NAMES.UU },
  'fare-conditions.brand': { names: FARE_BRAND_NAMES, other: FARE_BRAND_NAMES.STANDARD },
};

/** The messages of all tables in one language, by their ids. */
export function nameMessages(locale: Locale): Record<string, string> {
  const messages = Object.entries(NAME_TABLES).map(([id, { names, other }]) => {
    const branches = Object.entries(names).map(
      ([code, name]) => `${code} {${inLocale(name, locale)}}`,
    );
    return [
      id,
      `{code, select, ${branches.join(' ')} other {${inLocale(other, locale)}}}`,
    ] as const;
  });
  return Object.fromEntries(messages);
}

/**
 * A feature with the names of codes that belong to it: the gateway's documents say the same ones.
 */
export function withNames({ feature, texts }: FeatureCatalogue): FeatureCatalogue {
  const isTranslated = (id: string, locale: Locale) =>
    Object.values(NAME_TABLES[id]?.names ?? {}).every((name) => locale in name);
  const own = (locale: Locale) =>
    Object.entries(nameMessages(locale)).filter(
      ([id]) => id.startsWith(`${feature}.`) && isTranslated(id, locale),
    );
  const merged = (locale: Locale) => ({ ...texts[locale], ...Object.fromEntries(own(locale)) });
  return { feature, texts: byLocale(merged) };
}
