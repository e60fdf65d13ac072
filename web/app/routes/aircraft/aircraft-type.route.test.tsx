// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { spelledType } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { AircraftTypeDocument } from './aircraft-type.route.gen.ts';
import * as route from './aircraft-type.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/aircraftIntroduction/a320_neo';

test.each(LOCALES)('a type is shown with its engines and where it flies: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const { aircraftType } = answerTo(AircraftTypeDocument);
  const name = textOf(locale, `shell.page.${spelledType(aircraftType?.code ?? 'B787_9')}`);
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  expect(main.textContent).toContain(aircraftType?.engines.name);
  for (const { destination } of aircraftType?.routes ?? [])
    expect(main.textContent).toContain(destination.city);
});

test('a type that the airline does not fly is no page', async () => {
  const empty = gatewayWith(fetch, { aircraftType: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'shell.notFound.title')]);
});
