import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '#schema/codes/base/countries.ts';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { TAX_NAMES } from '#schema/codes/names/tax-names.ts';
import { regionCatalogue, regionNamesIn } from './region-catalogue.ts';

const placeIn = (name: string) => /[(（](.+)[)）]/.exec(name)?.[1];

it('names each country of a tax as the list of nationalities does', () => {
  const english = regionNamesIn('en');
  const named = Object.values(TAX_NAMES).flatMap((tax) => {
    const code = COUNTRY_CODES.find((one) => english(one) === placeIn(tax.en));
    // the tax of the mainland is not one of all China
    if (!code || code === 'CN') return [];
    return COMPLETE_LOCALES.map(
      (locale) => [placeIn(tax[locale]), regionNamesIn(locale)(code)] as const,
    );
  });
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(([place, region]) => place !== region)).toEqual([]);
});

it('names the United Kingdom as the articles do, and each country once', () => {
  const { texts } = regionCatalogue();
  expect(texts.ja?.['region.GB']).toBe('英国');
  for (const locale of COMPLETE_LOCALES) {
    const names = Object.values(texts[locale] ?? {});
    expect(new Set(names).size).toBe(COUNTRY_CODES.length);
  }
});
