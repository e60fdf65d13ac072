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
function showWith(airlineChanges: readonly object[], ...capabilities: readonly object[]) {
  const whole = { id: 'order', state: 'TICKETED', capabilities, airlineChanges };
  renderPage(<OrderActions order={whole as unknown as DetailedOrderFragment} />, {
    messages: ['trips-order-detail', 'order-cancel', 'code'],
  });
}
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
  show(refused('REFUND', 'NOT_PAID'));
  const button = screen.getByRole('button', { name: 'Request a refund' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('what belongs to one flight is not here, but on the line of the trip', () => {
  const may = (action: string) => ({ action, allowed: true, until: null, reason: null });
  show(may('CHECK_IN'), may('SELECT_SEAT'), refused('CANCEL_CHECK_IN', 'NOT_CHECKED_IN'));
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
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
