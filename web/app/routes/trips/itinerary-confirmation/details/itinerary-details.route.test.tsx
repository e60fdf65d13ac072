// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { ItineraryDetailsDocument } from './itinerary-details.route.gen.ts';
import * as route from './itinerary-details.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = `/itineraryConfirmation/details?confirmation=${idOf('ItineraryConfirmation')}`;

test.each(LOCALES)(
  'an itinerary is shown with its number, passenger and flights: %s',
  async (locale) => {
    const { main, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'trips-itinerary-confirmation.details.title')]);
    const { node } = answerTo(ItineraryDetailsDocument);
    if (!node || !('number' in node)) throw new Error('no itinerary');
    expect(main.textContent).toContain(node.number);
    expect(main.textContent).toContain(node.passengerName);
    for (const { flight } of node.passengerSegments)
      expect(main.textContent).toContain(flight.flightNumber);
    expect(main.querySelector(`a[href="${node.pdfUrl}"]`)).not.toBeNull();
  },
);

test('an itinerary that this browser may not see leads to where it is asked for', async () => {
  const closed = gatewayWith(fetch, { node: null });
  const { headings, main } = await renderRoute(route, { address, locale: 'en', fetch: closed });
  expect(headings).toEqual([textOf('en', 'missing.ITINERARY')]);
  expect(main.querySelector('a[href="/itineraryConfirmation"]')).not.toBeNull();
});
