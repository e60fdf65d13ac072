// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { COMPLETE_LOCALES, type CompleteLocale } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { FlightStatusDetailsDocument } from './flight-status-details.route.gen.ts';
import * as route from './flight-status-details.route.tsx';

afterEach(cleanup);

const { answerTo, fetch } = mockFetch();
const address = '/flightStatus/details?flight=MG803&date=2026-11-20';
const at = (instant: string, zone: string) => ({
  __typename: 'Moment' as const,
  local: instant.slice(0, 16),
  zone,
  instant,
});

const NARITA = { code: 'NRT', city: 'Tokyo', name: 'Narita' };

/** The page of the flight of the mock, in the air and diverted. */
async function diverted(
  locale: CompleteLocale,
  airport: Partial<FlightDetailsFragment['arrival']['airport']>,
  destination: Partial<FlightDetailsFragment['segment']['destination']> = {},
) {
  await renderRoute(route, { address, locale, fetch });
  cleanup();
  const { flights, nearestDays } = answerTo(FlightStatusDetailsDocument).flightStatus;
  const [flight] = flights;
  if (!flight) throw new Error('No flight');
  const answer = {
    ...flight,
    state: 'DIVERTED',
    punctuality: null,
    lastChange: { ...flight.lastChange, kind: 'DIVERTED', at: '2026-11-20T05:30:00Z' },
    departure: { ...flight.departure, actual: at('2026-11-20T02:00:00Z', 'Asia/Bangkok') },
    segment: {
      ...flight.segment,
      destination: { ...flight.segment.destination, ...destination },
    },
    arrival: {
      ...flight.arrival,
      diverted: true,
      delayMinutes: null,
      landing: null,
      actual: null,
      scheduled: at('2026-11-20T06:40:00Z', 'Asia/Shanghai'),
      estimated: at('2026-11-20T06:10:00Z', 'Asia/Tokyo'),
      // an airport of its own in the cache
      airport: { ...flight.arrival.airport, id: 'landing', ...airport },
    },
  };
  const changed = gatewayWith(fetch, { flightStatus: { flights: [answer], nearestDays } });
  return (await renderRoute(route, { address, locale, fetch: changed })).main;
}

/** What is said of the way between both airports. */
const wayOf = (main: HTMLElement) =>
  main.querySelector('svg[preserveAspectRatio=none]')?.getAttribute('aria-label');

const SHANGHAI: Record<CompleteLocale, readonly [string, string]> = {
  en: ['Shanghai', 'Shanghai Hongqiao International Airport'],
  'zh-hk': ['上海', '上海虹橋國際機場'],
  ja: ['上海', '上海虹橋国際空港'],
};

test.each(COMPLETE_LOCALES)(
  'a flight that is diverted within its city names the airport: %s',
  async (locale) => {
    const [city, name] = SHANGHAI[locale];
    const main = await diverted(locale, { code: 'SHA', city, name }, { code: 'PVG', city });
    expect(wayOf(main)).toContain(name);
    expect(main.querySelector('[role=status]')?.textContent).toContain(name);
    expect(main.textContent).toMatch(new RegExp(`${name} ?[(（]SHA`));
  },
);

test('a flight that is diverted to another city names the city', async () => {
  const main = await diverted('en', NARITA, { city: 'Osaka' });
  const words = wayOf(main);
  expect(words).toContain('On the way to Tokyo');
  expect(words).not.toContain('Narita');
});

test('the news of a diversion has the time of the place where the flight is to land, and no time of arrival is struck out', async () => {
  const main = await diverted('en', NARITA, { city: 'Shanghai' });
  expect(main.querySelector('[role=status]')?.textContent).toContain('14:30 in Tokyo');
  const arrival = main.querySelector('[aria-labelledby=arrival]');
  expect(arrival?.textContent).toContain('15:10');
  expect(arrival?.querySelector('s')).toBeNull();
  expect(arrival?.textContent).toMatch(/Original destination.*Shanghai.*14:40/);
});
