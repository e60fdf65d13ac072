// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { aircraftPath, spelledType } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { FleetDocument } from './fleet.route.gen.ts';
import * as route from './fleet.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/aircraftIntroduction';

test.each(LOCALES)('each type of the fleet is a link to its page: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const name = textOf(locale, 'aircraft.fleetTitle');
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  const { aircraftTypes } = answerTo(FleetDocument);
  expect(aircraftTypes).not.toEqual([]);
  for (const { code } of aircraftTypes) {
    const link = main.querySelector(`a[href="${localePath(locale, aircraftPath(code))}"]`);
    expect(link?.textContent).toBe(textOf(locale, `shell.page.${spelledType(code)}`));
  }
});

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: gatewayAway });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});
