// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { FareBags } from './fare-bags.tsx';
import type { FareConditionsFragment } from './fare-conditions.gen.ts';

const LITE: FareConditionsFragment = {
  id: 'LITE',
  code: 'LITE',
  cabin: 'ECONOMY',
  rank: 1,
  conditions: {
    checkedBags: { pieces: 0, kilograms: null },
    cabinBags: { pieces: 1, kilograms: 8 },
    changeFee: null,
    refundFee: null,
    noShowFee: null,
    pointsPercent: 25,
    freeSeatChoice: false,
    priority: false,
    lounge: false,
  },
};

test.each(LOCALES)('what may come along is said in plain sight: %s', (locale) => {
  const { container } = renderPage(<FareBags brand={LITE} />, {
    locale,
    messages: ['fare-conditions'],
  });
  const said = [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    textOf(locale, 'fare-conditions.label.cabinBags'),
    textOf(locale, 'fare-conditions.bags', { pieces: 1, kilograms: 8 }),
    textOf(locale, 'fare-conditions.label.checkedBags'),
    textOf(locale, 'fare-conditions.noBag'),
  ]);
});
