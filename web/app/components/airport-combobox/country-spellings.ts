import { BCP47, LOCALES } from '#schema/codes/base/locales.ts';
import { spelling } from './spelling.ts';

/**
 * What else travellers type for a country or region, kana among it; its names in the three
 * languages are known anyway.
 */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  CN: ['prc', 'mainland china', 'ちゅうごく'],
  GB: ['uk', 'england', 'britain', 'great britain', 'いぎりす', '英國', '英国'],
  HK: ['hong kong', '香港', 'ほんこん'],
  JP: ['nippon', 'nihon', 'にほん', 'にっぽん'],
  KR: ['korea', 'かんこく'],
  MO: ['macau', 'macao', '澳門', '澳门', 'マカオ'],
  TW: ['taiwan', '台灣', '臺灣', '台湾', 'たいわん'],
};

const names = LOCALES.map(
  (locale) => new Intl.DisplayNames([BCP47[locale]], { type: 'region', fallback: 'none' }),
);

/** Every spelling of a country or region by its ISO code. */
export const countrySpellings = (country: string): readonly string[] => [
  ...new Set(
    [...names.map((name) => name.of(country) ?? ''), ...(NICKNAMES[country] ?? [])]
      .filter(Boolean)
      .map(spelling),
  ),
];

/**
 * How many Latin letters of a country's name are enough: fewer begin too many cities' names as
 * well.
 */
const ENOUGH_LETTERS = 4;
const LATIN = /^[a-z ]+$/;

/** How well what was typed names a country: fully, as its beginning, or not at all. */
export function namesCountry(
  spellings: readonly string[],
  query: string,
): 'FULLY' | 'BEGINNING' | null {
  if (spellings.includes(query)) return 'FULLY';
  const isEnough = !LATIN.test(query) || query.length >= ENOUGH_LETTERS;
  return isEnough && spellings.some((one) => one.startsWith(query)) ? 'BEGINNING' : null;
}
