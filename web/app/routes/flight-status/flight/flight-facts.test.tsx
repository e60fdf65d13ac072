// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { FlightStatusDetailsDocument } from './flight-status-details.route.gen.ts';
import * as route from './flight-status-details.route.tsx';

afterEach(cleanup);

test('the airline that flies it is named where it is another one', async () => {
  const { answerTo, fetch } = mockFetch();
  const address = '/flightStatus/details?flight=MG523&date=2026-11-20';
  await renderRoute(route, { address, locale: 'en', fetch });
  const [flight] = answerTo(FlightStatusDetailsDocument).flightStatus.flights;
  if (!flight) throw new Error('No flight');
  expect(screen.queryByText('Operated by')).toBeNull();
  cleanup();
  const segment = { ...flight.segment, operatedBy: { code: 'NH', name: 'ANA' } };
  renderPage(<FlightFacts flight={{ ...flight, segment }} />, {
    messages: ['flight-status-flight', 'flight-day'],
  });
  expect(screen.getByText('Operated by').closest('div')?.textContent).toContain('ANA');
});
