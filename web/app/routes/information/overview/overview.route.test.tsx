// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { inLocale, LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { overview as article } from './overview.article.ts';
import { OverviewDocument } from './overview.route.gen.ts';
import * as route from './overview.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/overview';

test.each(LOCALES)('the airline is shown with its cities and its fleet: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const name = inLocale(article.texts, locale).title;
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  const { airports, aircraftTypes } = answerTo(OverviewDocument);
  expect(airports).not.toEqual([]);
  for (const { city } of airports) expect(main.textContent).toContain(city);
  for (const aircraft of aircraftTypes) expect(main.textContent).toContain(aircraft.name);
});

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: gatewayAway });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});
