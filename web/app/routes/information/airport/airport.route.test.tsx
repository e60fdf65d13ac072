// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { AirportGuideDocument } from './airport.route.gen.ts';
import * as route from './airport.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/guide/airport';

test.each(LOCALES)('each airport is listed with its name and its code: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const name = textOf(locale, 'information-airport.title');
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  const { airports } = answerTo(AirportGuideDocument);
  expect(airports).not.toEqual([]);
  for (const airport of airports)
    for (const fact of [airport.name, airport.code]) expect(main.textContent).toContain(fact);
});

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: gatewayAway });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});
