// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { chosen } from '#web/app/routes/booking/search/trip.test-support.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { ChosenBounds } from './chosen-bounds.tsx';

afterEach(cleanup);

const query = {
  tripType: 'ROUND_TRIP' as const,
  bounds: [
    { origin: 'PVG', destination: 'NRT', departureDate: '2026-12-24' },
    { origin: 'NRT', destination: 'PVG', departureDate: '2026-12-28' },
  ],
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'ECONOMY' as const,
};

it('the fare and the flight number are apart when they are read aloud or copied', () => {
  renderPage(<ChosenBounds chosen={[chosen(0, 106_000, 106_000)]} query={query} />, {
    messages: ['booking-search', 'itinerary', 'fare-conditions', 'converted-price'],
  });
  expect(document.body.textContent).toMatch(/Economy \w+ MG\d+/);
});

it.each([
  ['ja', /CNY\s1,060.*≈\s22,260円/],
  ['zh-hk', /CNY\s1,060.*≈\sHKD\s1,166/],
] as const)('what was chosen costs as much in the money of the user: %s', (locale, price) => {
  const rates = [
    { currency: 'JPY', rate: '21' },
    { currency: 'HKD', rate: '1.1' },
  ];
  renderPage(
    <ReaderRates value={{ base: 'CNY', rates }}>
      <ChosenBounds chosen={[chosen(0, 106_000, 106_000)]} query={query} />
    </ReaderRates>,
    { locale, messages: ['booking-search', 'itinerary', 'fare-conditions', 'converted-price'] },
  );
  expect(document.body.textContent?.replaceAll('\u2060', '')).toMatch(price);
});

it('each chosen flight moves to the next page under a name of its own', () => {
  const both = [chosen(0, 106_000, 106_000), chosen(1, 96_000, 202_000)];
  renderPage(<ChosenBounds chosen={both} query={query} />, {
    messages: ['booking-search', 'itinerary', 'fare-conditions', 'converted-price'],
  });
  const names = [...document.querySelectorAll<HTMLElement>('[style]')]
    .map(({ style }) => style.viewTransitionName)
    .filter(Boolean);
  expect(names).toEqual(['bound-0', 'bound-1']);
});
