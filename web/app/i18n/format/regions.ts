import { BCP47, type Locale } from '#schema/codes/locales.ts';

/** Names the airline prefers to those of the Unicode tables (FRONTEND section 3). */
const PREFERRED: Record<string, Record<Locale, string>> = {
  HK: { en: 'Hong Kong', 'zh-hk': '香港', ja: '香港' },
  MO: { en: 'Macao', 'zh-hk': '澳門', ja: 'マカオ' },
  TW: { en: 'Taiwan', 'zh-hk': '台灣', ja: '台湾' },
};

const tables = new Map<Locale, Intl.DisplayNames>();

/** The name of a country or region by its ISO 3166 code of two letters. */
export function regionName(locale: Locale, code: string): string {
  const preferred = PREFERRED[code]?.[locale];
  if (preferred) return preferred;
  const table = tables.get(locale) ?? new Intl.DisplayNames(BCP47[locale], { type: 'region' });
  tables.set(locale, table);
  return table.of(code) ?? code;
}
