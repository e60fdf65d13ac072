// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { lounges as article } from './lounges.article.ts';
import { LoungesDocument } from './lounges.route.gen.ts';
import * as route from './lounges.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/lounges';

test.each(LOCALES)('each lounge is listed with its airport and its hours: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const name = article.texts[locale].title;
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  const { lounges } = answerTo(LoungesDocument);
  expect(lounges).not.toEqual([]);
  for (const { airport, opensAt, closesAt } of lounges) {
    const hours = textOf(locale, 'information-lounges.hours', { opensAt, closesAt });
    for (const fact of [airport.name, hours]) expect(main.textContent).toContain(fact);
  }
});

test('a visit is sold to members, with its price and its rule first', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const [visit] = answerTo(LoungesDocument).extras;
  expect(main.textContent).toContain(visit?.text);
  expect(main.textContent).toMatch(/Buy online: Lounge visit, CNY\s260/);
  expect(main.querySelector('a[href="/order/equityOrder?extra=LOUNGE"]')).toBeTruthy();
});

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: gatewayAway });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});
