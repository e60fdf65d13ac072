// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { inLocale, LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import layout from '#web/app/shell/layouts/form.layout.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as inside from './allowance.route.tsx';
import { checkedBaggage as article } from './checked-baggage.article.ts';
import { CheckedBaggageDocument } from './checked-baggage.route.gen.ts';
import * as route from './checked-baggage.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/checkedBaggage';

test.each(LOCALES)('the allowance can be asked for between all airports: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, {
    address,
    locale,
    fetch,
    inside,
    layout,
  });
  const name = inLocale(article.texts, locale).title;
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  const { airports } = answerTo(CheckedBaggageDocument);
  expect(airports).not.toEqual([]);
  for (const { code } of airports)
    expect(main.querySelectorAll(`option[value="${code}"]`)).toHaveLength(2);
});

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, {
    address,
    locale: 'en',
    fetch: gatewayAway,
    inside,
    layout,
  });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});
