// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { FlightStatusDetailsDocument } from './flight-status-details.route.gen.ts';
import * as route from './flight-status-details.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/flightStatus/details?flight=MG803&date=2026-11-20';

test.each(LOCALES)(
  'a flight is shown with its number, its places and its gate: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    const [flight] = answerTo(FlightStatusDetailsDocument).flightStatus.flights;
    const { flightNumber = '', origin, destination } = flight?.segment ?? {};
    expect(headings).toHaveLength(1);
    expect(headings[0]).toContain(flightNumber);
    expect(title).toContain(flightNumber);
    for (const fact of [origin?.name, destination?.name, flight?.departure.gate])
      expect(main.textContent).toContain(fact);
  },
);

test('where the flight does not go on that day the page says so', async () => {
  const empty = gatewayWith(fetch, { flightStatus: { flights: [], nearestDays: ['2026-11-23'] } });
  const { main, headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toHaveLength(1);
  expect(headings[0]).toContain('MG803');
  expect(main.querySelector('a[href*="date=2026-11-23"]')).not.toBeNull();
});
