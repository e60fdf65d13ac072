import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { expect, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { builtMessage } from './built-message.ts';

test('words of the brand stand in a message as if they were written there', () => {
  for (const locale of LOCALES) {
    const [moment, ...rest] = builtMessage(locale, parse('{moment} ({HOME_CITY} time)'));
    expect(moment).toMatchObject({ value: 'moment' });
    expect(rest).toEqual([{ type: 0, value: ` (${BRAND.city[locale]} time)` }]);
  }
});

test('they do so inside a choice and a link too; other arguments stay', () => {
  const text = '{tier, select, HAPPINESS {{FIRST_CARD}} other {{name}}} <link>{OWN_FLIGHT}</link>';
  expect(printAST(builtMessage('en', parse(text)))).toBe(
    `{tier,select,HAPPINESS{${BRAND.firstCard.en}} other{{name}}} <link>${BRAND.carrierCode}523</link>`,
  );
});
