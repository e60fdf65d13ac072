// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import type { BoundStop } from '#web/app/routes/trips/order-detail/timeline/trip-stops.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { CheckInStop } from './check-in-stop.tsx';

const OPENS = '2027-01-03T00:45:00Z';
const CLOSES = '2027-01-04T23:45:00Z';

const may = (action: string) => ({ action, allowed: true, until: null, reason: null });
const mayNot = (code: string) => ({ action: 'CHECK_IN', allowed: false, reason: { code } });

function show(now: string, ...capabilities: readonly object[]) {
  const anna = {
    id: 'anna',
    passengerType: 'ADT',
    segment: { id: 'first', index: 0 },
    flight: { flightNumber: 'MG523' },
    checkIn: { opensAt: OPENS, closesAt: CLOSES, state: 'NOT_CHECKED_IN' },
    capabilities,
  };
  const stop = {
    kind: 'CHECK_IN',
    at: new Date(OPENS),
    until: new Date(CLOSES),
    segment: 0,
    passengers: [anna],
    bound: { itinerary: { departure: { zone: 'Asia/Shanghai' } } },
  };
  renderPage(
    <CheckInStop
      stop={stop as unknown as BoundStop}
      order={{ serverNow: now, passengerSegments: [anna] } as unknown as DetailedOrderFragment}
      openFlights={[{ id: 'flight', passengerSegments: [{ id: 'anna' }] }]}
    />,
    { messages: ['trips-order-detail', 'code'] },
  );
}

test('check-in, boarding passes and the cancellation lead straight to their flight', () => {
  show('2027-01-04T00:00:00Z', may('CHECK_IN'), may('BOARDING_PASS'), may('CANCEL_CHECK_IN'));
  const links = screen.getAllByRole('link');
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Check in for MG523', '/checkIn?flight=flight'],
    ['Boarding passes for MG523', '/checkIn/order-result?flight=flight'],
    ['Cancel a check-in for MG523', '/checkIn/order-result?flight=flight&cancel=1'],
  ]);
  expect(screen.getByRole('heading').textContent).toBe('Check-in is open');
});

test('before it opens the line says when, and nothing is to be pressed', () => {
  show('2026-11-29T00:00:00Z', mayNot('CHECK_IN_NOT_OPEN'));
  expect(screen.getByRole('heading').textContent).toBe('Check-in opens');
  expect(document.body.textContent).toContain('Until 05 Jan 2027 07:45');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('where it is not done on this site, the reason stands there', () => {
  show('2027-01-04T00:00:00Z', mayNot('SPECIAL_SERVICE'));
  expect(document.body.textContent).toContain('assistance');
});
