import type { Locale } from '#schema/codes/locales.ts';
import { BCP47 } from '#schema/codes/locales.ts';
import { regionName } from '../i18n/format/regions.ts';
import { CALLING_CODES } from './calling-codes.gen.ts';

/** Places most travellers of this airline call from; they come first. */
const NEAR = ['CN', 'HK', 'MO', 'TW', 'JP', 'KR', 'SG'];

/** Every calling code once (`86`), named after its main country or region, in the reader's order of letters. */
export function callingCodes(locale: Locale): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(BCP47[locale]);
  const all = Object.entries(CALLING_CODES).map(([region, code]) => ({
    region,
    value: code,
    label: `${regionName(locale, region)} +${code}`,
  }));
  const near = NEAR.flatMap((region) => all.filter((one) => one.region === region));
  const far = all.filter((one) => !NEAR.includes(one.region));
  return [...near, ...far.sort((a, b) => compare(a.label, b.label))].map(({ value, label }) => ({
    value,
    label,
  }));
}
