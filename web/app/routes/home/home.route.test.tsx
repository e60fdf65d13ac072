// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { HomeDocument } from './home.route.gen.ts';
import * as route from './home.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/';

test.each(LOCALES)(
  'a search can be typed, and each promoted route is shown: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'home.sentence')]);
    expect(title).toBe(titleOf(locale, textOf(locale, 'home.title')));
    expect(main.querySelector('form')).not.toBeNull();
    const { promotedRoundTrips } = answerTo(HomeDocument);
    expect(promotedRoundTrips).not.toEqual([]);
    for (const { destination } of promotedRoundTrips)
      expect(main.textContent).toContain(destination.city);
  },
);

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: gatewayAway });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});
