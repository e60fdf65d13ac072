// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PassengersServiceDocument } from './passengers-service.route.gen.ts';
import * as route from './passengers-service.route.tsx';

const { answerTo, fetch, offerId } = await mockGateway();
const address = `/flightInquiry/passengersService?offer=${await offerId()}`;

test.each(LOCALES)(
  'each passenger of the offer has a form, beside the trip: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'booking-passengers.heading')]);
    expect(title).toBe(titleOf(locale, textOf(locale, 'booking-passengers.title')));
    const { offer } = answerTo(PassengersServiceDocument);
    expect(main.querySelectorAll('[name$=".lastName"]')).toHaveLength(2);
    for (const { itinerary } of offer?.bounds ?? [])
      expect(main.textContent).toContain(itinerary.segments[0]?.flightNumber);
  },
);

test('an offer that does not exist leads back to the flights', async () => {
  const empty = gatewayWith(fetch, { offer: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'booking-passengers.none.title')]);
});
