// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { fare, flight, yuan } from '#web/app/routes/booking/search/trip.test-support.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { Stay } from './trip-review.tsx';

const lite = fare('LITE', 100);
const { itinerary } = flight('there', [lite]);
const there: ChosenBound = {
  index: 0,
  fareId: 'LITE-100',
  itinerary,
  brand: lite.brand,
  total: yuan(100),
  shown: yuan(100),
  tightConnection: false,
};

/** The way back from Tokyo, or from another city, so many days after the arrival. */
function back(days: number, city = 'Tokyo'): ChosenBound {
  const [segment] = itinerary.segments;
  if (!segment) throw new Error('the flight has a segment');
  const local = `${addDays(itinerary.arrival.local.slice(0, 10), days)}T18:00:00`;
  return {
    ...there,
    index: 1,
    itinerary: {
      ...itinerary,
      departure: { ...itinerary.departure, local },
      segments: [{ ...segment, origin: { ...segment.destination, city } }],
    },
  };
}

const shown = (bound: ChosenBound, locale: (typeof LOCALES)[number] = 'en') =>
  renderPage(<Stay before={there} bound={bound} />, { locale, messages: ['booking-search'] })
    .container.textContent;

test.each(LOCALES)('the nights at the destination are counted: %s', (locale) => {
  const said = (nights: number) => textOf(locale, 'booking-search.stay', { nights, city: 'Tokyo' });
  expect(shown(back(7), locale)).toBe(said(7));
  expect(shown(back(1), locale)).toBe(said(1));
  expect(shown(back(0), locale)).toBe(said(0));
});

test('nothing is said where the next flight leaves from another city, or none came before', () => {
  expect(shown(back(7, 'Osaka'))).toBe('');
  const alone = renderPage(<Stay before={undefined} bound={there} />, {
    messages: ['booking-search'],
  });
  expect(alone.container.textContent).toBe('');
});
