// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { OrderActions } from './order-actions.tsx';

const refused = (action: string, code: string) => ({
  action,
  allowed: false,
  until: null,
  reason: { code },
});
const showWith = (airlineChanges: readonly object[], ...capabilities: readonly object[]) => {
  const passengerSegments = [{ id: 'anna', flight: { flightNumber: 'MG523' }, capabilities }];
  const whole = { id: 'order', state: 'TICKETED', capabilities, passengerSegments, airlineChanges };
  const openFlights = [{ id: 'flight', passengers: [{ id: 'anna' }] }];
  const props = { order: whole as unknown as DetailedOrderFragment, openFlights };
  renderPage(<OrderActions {...props} />, {
    messages: ['trips-order-detail', 'order-cancel', 'code'],
  });
};
const show = (...capabilities: readonly object[]) => showWith([], ...capabilities);

test('what the site never does is one line with the phone, and no button', () => {
  show(refused('CHANGE_DATE', 'NOT_YET_OFFERED'), refused('REFUND', 'NOT_YET_OFFERED'));
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Change the date',
    'Request a refund',
  ]);
});

test('what may be done later is a button that says why not yet', () => {
  show(refused('CHECK_IN', 'CHECK_IN_NOT_OPEN'));
  const button = screen.getByRole('button', { name: 'Check in' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('check-in, boarding passes and the cancellation lead straight to their flight', () => {
  const may = (action: string) => ({ action, allowed: true, until: null, reason: null });
  show(may('CHECK_IN'), may('BOARDING_PASS'), may('CANCEL_CHECK_IN'));
  const links = screen.getAllByRole('link');
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Check in for MG523', '/checkIn?flight=flight'],
    ['Boarding passes for MG523', '/checkIn/order-result?flight=flight'],
    ['Cancel a check-in for MG523', '/checkIn/order-result?flight=flight&cancel=1'],
  ]);
});

test('a change of date that is possible is a link to it', () => {
  show({ action: 'CHANGE_DATE', allowed: true, until: null, reason: null });
  const link = screen.getByRole('link', { name: 'Change the date' });
  expect(link.getAttribute('href')).toBe('/changeDate?order=order');
});

test('while the airline’s change is to be decided, a change of date and a refund lead there and not to a fee', () => {
  const may = (action: string) => ({ action, allowed: true, until: null, reason: null });
  showWith([{ id: 'change', state: 'OPEN' }], may('CHANGE_DATE'), may('REFUND'));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/#airline-changes', '/#airline-changes']);
});

test('seats that can be chosen before the booking is paid are not said to wait for it', () => {
  const seat = { action: 'SELECT_SEAT', allowed: true, until: null, reason: null };
  const unpaid = [refused('CHECK_IN', 'NOT_PAID'), refused('SELECT_SEAT', 'NOT_PAID')];
  const order = {
    id: 'order',
    state: 'PENDING_PAYMENT',
    capabilities: unpaid,
    passengerSegments: [{ id: 'anna', flight: { flightNumber: 'MG523' }, capabilities: [seat] }],
    airlineChanges: [],
  };
  const props = { order: order as unknown as DetailedOrderFragment, openFlights: [] };
  renderPage(<OrderActions {...props} />, {
    messages: ['trips-order-detail', 'order-cancel', 'code'],
  });
  const link = screen.getByRole('link', { name: 'Choose seats' });
  expect(link.getAttribute('href')).toBe('#seats');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check in']);
});
