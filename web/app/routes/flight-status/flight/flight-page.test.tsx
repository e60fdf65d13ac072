// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { CheckInLink } from './flight-page.tsx';
import { FlightStatusDetailsDocument } from './flight-status-details.route.gen.ts';
import * as route from './flight-status-details.route.tsx';

afterEach(cleanup);

test('a flight leads to its check-in while that is open, and not where it is cancelled', async () => {
  const departure = new Date('2026-11-20T06:00:00Z');
  const { answerTo, fetch } = mockFetch({
    FlightStatus: {
      date: '2026-11-20',
      segment: { flightNumber: 'MG523' },
      departure: {
        scheduled: { instant: departure, local: '2026-11-20T14:00', zone: 'Asia/Shanghai' },
      },
    },
  });
  const address = '/flightStatus/details?flight=MG523&date=2026-11-20';
  await renderRoute(route, { address, locale: 'en', fetch });
  const [flight] = answerTo(FlightStatusDetailsDocument).flightStatus.flights;
  if (!flight) throw new Error('No flight');
  const departsAt = new Date(flight.departure.scheduled.instant);
  const linkAt = (minutesBefore: number, state: FlightDetailsFragment['state'] = 'SCHEDULED') => {
    cleanup();
    const asOf = addMinutes(departsAt, -minutesBefore).toISOString();
    const messages = ['flight-status-flight'] as const;
    renderPage(<CheckInLink flight={{ ...flight, state, asOf }} />, { messages });
    return screen.queryByRole('link')?.getAttribute('href') ?? null;
  };
  const { checkInOpensMinutes: opens, checkInClosesMinutes: closes } = LIMITS;
  expect(linkAt(opens + 1)).toBeNull();
  expect(linkAt(opens)).toBe('/checkIn?number=MG523&date=2026-11-20');
  expect(linkAt(closes)).toBeNull();
  expect(linkAt(opens, 'CANCELLED')).toBeNull();
});
