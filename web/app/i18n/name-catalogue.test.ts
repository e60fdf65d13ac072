import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { nameMessages, withNames } from './name-catalogue.ts';

describe.each(COMPLETE_LOCALES)('names of codes in %s', (locale) => {
  const say = (id: string, code: string) =>
    new IntlMessageFormat(nameMessages(locale)[id] ?? '', locale).format({ code });

  it('are messages of the site', () => {
    expect(say('price-summary.tax', 'G8')).toMatch(/departure|離境|出入国/);
    expect(say('traveller-words.document', 'PP')).toMatch(/Passport|護照|パスポート/);
  });

  it('say something for a code that has no name', () => {
    expect(say('price-summary.tax', 'ZZ')).toMatch(/charge|附加費|諸料金/);
  });
});

it('belong to the features that show them', () => {
  const empty = { feature: 'price-summary', texts: { en: {}, 'zh-hk': {}, ja: {} } };
  expect(Object.keys(withNames(empty).texts.ja)).toEqual(['price-summary.tax']);
});
