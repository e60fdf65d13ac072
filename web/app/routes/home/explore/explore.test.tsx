// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Explore } from './explore.tsx';
import type { PricedRoute } from './fare-line.tsx';

const airport = (code: string, city: string, latitude: number, longitude: number) => ({
  id: code,
  code,
  cityCode: code,
  city,
  latitude,
  longitude,
});
const SHANGHAI = airport('PVG', 'Shanghai', 31.1, 121.8);
const route = (
  destination: ReturnType<typeof airport>,
  amount: number,
  about: PricedRoute['about'] = null,
): PricedRoute => ({
  key: `PVG-${destination.code}`,
  origin: SHANGHAI,
  destination,
  departureDate: '2027-01-05',
  returnDate: null,
  lowestTotal: { amount, currency: 'CNY' },
  durationMinutes: 165,
  direct: true,
  about,
});
const HKD = { amount: 107_900, currency: 'HKD' };
function show(locale: Locale = 'en', about: PricedRoute['about'] = null) {
  const routes = [
    route(airport('NRT', 'Tokyo', 35.8, 140.4), 98_050, about),
    route(airport('LHR', 'London', 51.5, -0.5), 328_000, about),
  ];
  return renderPage(<Explore today="2026-11-29" routes={routes} isRoundTrip={false} />, {
    locale,
    messages: ['home', 'converted-price'],
  });
}

describe('the recommended routes', () => {
  it('are a list of links to the flights of their cheapest days', () => {
    show();
    const [tokyo] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
    expect(tokyo?.textContent).toMatch(/Tokyo.*CNY\s980.5.*Direct.*2 h 45 min.*05 Jan/);
    expect(tokyo?.getAttribute('href')).toBe(
      '/flightInquiry?trip=one-way&from=PVG&to=NRT&depart=2027-01-05&adt=1&chd=0&inf=0&cabin=economy',
    );
  });

  it('lead on to the flights in the air, whose aircraft the globe shows', () => {
    show();
    const link = screen.getByRole('link', { name: 'Flights in the air now' });
    expect(link.getAttribute('href')).toBe('/flightStatus');
  });

  it('are those of a round trip, with the day of the return, where that is what is asked for', () => {
    const back = { ...route(airport('NRT', 'Tokyo', 35.8, 140.4), 207_900) };
    const routes = [{ ...back, returnDate: '2027-01-12' }];
    renderPage(<Explore today="2026-11-29" routes={routes} isRoundTrip />, { messages: ['home'] });
    expect(screen.getByText(/lowest return price/)).toBeTruthy();
    const [tokyo] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
    expect(tokyo?.textContent).toMatch(/05 Jan.*–.*12 Jan/);
    expect(tokyo?.getAttribute('href')).toContain('trip=round-trip');
    expect(tokyo?.getAttribute('href')).toContain('return=2027-01-12');
  });

  it('say what is paid first, and about how much that is in the currency of the user’s language', () => {
    const { unmount } = show();
    expect(screen.queryByText(/≈/)).toBeNull();
    unmount();
    show('zh-hk', HKD);
    expect(screen.getByText(/付款以CNY結算/)).toBeTruthy();
    const [tokyo] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
    expect(tokyo?.textContent).toMatch(/CNY\s980.5.*≈\sHKD\s1,079/);
  });

  it('stand beside a globe that takes no Tab stop and says nothing aloud', () => {
    const { container } = show();
    const globe = container.querySelector('[aria-hidden="true"]:has(> svg)');
    expect(globe).not.toBeNull();
    expect(globe?.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
  });

  it('are eight, and all of them on request', async () => {
    const routes = Array.from({ length: 11 }, (_, index) =>
      route(airport(`A${index}`, `City ${index}`, 10 + index, 100), 98_050),
    );
    renderPage(<Explore today="2026-11-29" routes={routes} isRoundTrip={false} />, {
      messages: ['home'],
    });
    expect(screen.queryByText('City 8')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 11 cities' }));
    expect(screen.getByText('City 10')).toBeTruthy();
  });
});
