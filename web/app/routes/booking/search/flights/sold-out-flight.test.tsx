// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { fare, flight } from '#web/app/routes/booking/search/trip.test-support.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { SoldOutFlight } from './sold-out-flight.tsx';

afterEach(cleanup);

const { itinerary } = flight('MG521.2026-12-24', [fare('LITE', 120_000)]);

it.each([
  ['en', 1, 'ECONOMY', 'Sold out in Economy'],
  ['en', 3, 'BUSINESS', 'Fewer than 3 seats left in Business'],
  ['zh-hk', 1, 'BUSINESS', '商務客位已售罄'],
  ['zh-hk', 2, 'ECONOMY', '經濟客位尚餘不足2個座位'],
  ['ja', 1, 'ECONOMY', 'エコノミークラスは満席'],
  ['ja', 4, 'BUSINESS', 'ビジネスクラスは残り4席未満'],
] as const)('a flight without seats says why it cannot be chosen: %s, %i seats', (...row) => {
  const [locale, seats, cabin, reason] = row;
  renderPage(
    <SoldOutFlight
      itinerary={itinerary}
      query={{ party: { adults: 1, children: seats - 1, infants: 1 }, cabin }}
    />,
    {
      locale: locale satisfies Locale,
      messages: ['booking-search', 'flight-results', 'itinerary'],
    },
  );
  const article = screen.getByRole('article');
  expect(article.textContent).toContain('MG521');
  expect(article.textContent?.replaceAll('\u2060', '')).toContain(reason);
  expect(screen.queryByRole('button')).toBeNull();
});
