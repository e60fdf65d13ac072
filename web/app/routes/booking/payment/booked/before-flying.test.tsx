// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { CHECKED_BAG } from '#schema/codes/flights/baggage.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { BeforeFlying } from './before-flying.tsx';
import { aBookedTrip, aBound, aSegment } from './booked-trip.test-support.ts';

const show = (locale: Locale = 'en', order = aBookedTrip()) =>
  renderPage(<BeforeFlying order={order} />, {
    locale,
    messages: ['booking-payment', 'order-view', 'itinerary', 'page', 'fare-conditions', 'region'],
  });
const part = (name: 'checkIn' | 'baggage' | 'rules' | 'bring', locale: Locale = 'en') =>
  screen.getByRole('region', { name: textOf(locale, `booking-payment.booked.${name}`) });
const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a ticketed booking says what comes before the flight', () => {
  test('when to check in, on the clock of the airport, and when the gate closes', () => {
    show();
    expect(part('checkIn').textContent).toContain(
      'Online from Tue 22 Dec 2026 09:05 until Thu 24 Dec 2026 08:05',
    );
    expect(part('checkIn').textContent).toContain('08:50');
    expect(part('checkIn').textContent).toContain('Terminal 2');
  });

  test('with its day, where check-in ends after midnight', () => {
    const night = aSegment('PVG', 'NRT', '2026-12-24T17:30:00Z');
    show('en', aBookedTrip(aBound(0, 'STANDARD', night)));
    expect(part('checkIn').textContent).toContain(
      'Online from Wed 23 Dec 2026 01:30 until Fri 25 Dec 2026 00:30',
    );
  });

  test('where: both airports lead to their places in the guide', () => {
    show();
    expect(address('Pudong International Airport')).toBe('/guide/airport#PVG');
    expect(address('Narita International Airport')).toBe('/guide/airport#NRT');
  });

  test('what each passenger may bring: an infant has a small bag', () => {
    show();
    expect(part('baggage').textContent).toContain('Anna Chan Checked: 1 × 23 kg · Cabin: 1 × 8 kg');
    const infant = `Mei Chan Checked: 1 × ${CHECKED_BAG.infant.kilograms} kg`;
    expect(part('baggage').textContent).toContain(infant);
  });

  test('which document each ticket names, and which country is entered', () => {
    show();
    expect(part('bring').textContent).toContain('••••••678');
    expect(part('bring').textContent).toContain('Japan');
    expect(address('documents for children')).toBe('/passenger/PassengersService#children');
  });

  test.each(LOCALES)('under headings, in %s', (locale) => {
    show(locale);
    for (const name of ['checkIn', 'bring', 'baggage', 'rules'] as const)
      expect(part(name, locale).textContent).not.toMatch(/[{}<>]/);
  });
});
