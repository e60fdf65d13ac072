// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { TripsPanel } from './trips-panel.tsx';

afterEach(cleanup);

const DEPARTS = '2026-11-22T02:00:00.000Z';
const city = (name: string, cityCode: string) => ({
  id: name,
  city: name,
  cityCode,
  latitude: 22.3,
  longitude: 113.9,
});
const trip = {
  id: 'trip',
  bookingReference: 'ABC234',
  bound: {
    index: 0,
    itinerary: {
      departure: { instant: DEPARTS, local: '2026-11-22T10:00' },
      arrival: { instant: '2026-11-22T05:00:00.000Z' },
      segments: [
        {
          id: 'flight',
          flightNumber: 'MG523',
          origin: city('Shanghai', 'SHA'),
          destination: city('Hong Kong', 'HKG'),
        },
      ],
    },
  },
};

test.each(LOCALES)('the next trip leads to check-in once that is open: %s', (locale) => {
  const linkAt = (now: string) => {
    cleanup();
    const messages = ['account-overview', 'scenes'] as const;
    renderPage(<TripsPanel trips={[trip]} now={now} />, { locale, messages });
    const name = textOf(locale, 'account-overview.trips.checkIn', { flight: 'MG523' });
    return screen.queryByRole('link', { name })?.getAttribute('href');
  };
  expect(linkAt('2026-11-20T01:59:00.000Z')).toBeUndefined();
  expect(linkAt('2026-11-20T02:00:00.000Z')).toBe(localePath(locale, '/checkIn/logged'));
  expect(linkAt('2026-11-22T01:00:00.000Z')).toBeUndefined();
});
