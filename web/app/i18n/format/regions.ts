import { BCP47, type Locale } from '#schema/codes/locales.ts';
import { REGION_NAMES } from '#schema/codes/region-names.ts';

const preferredNames: Partial<Record<string, Readonly<Record<Locale, string>>>> = REGION_NAMES;
const tables = new Map<Locale, Intl.DisplayNames>();

/** The name of a country or region by its ISO 3166 code of two letters. */
export function regionName(locale: Locale, code: string): string {
  const preferred = preferredNames[code]?.[locale];
  if (preferred) return preferred;
  const table = tables.get(locale) ?? new Intl.DisplayNames(BCP47[locale], { type: 'region' });
  tables.set(locale, table);
  return table.of(code) ?? code;
}
