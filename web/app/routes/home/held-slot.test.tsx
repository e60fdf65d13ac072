// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { keep } from '#web/app/session/session-storage.ts';
import { UNPAID_BOOKING } from '#web/app/session/unpaid-booking.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { HeldSlot } from './held-slot.tsx';

afterEach(() => sessionStorage.clear());
const held = (minutes: number) =>
  keep(UNPAID_BOOKING, {
    orderId: 'T3JkZXI',
    reference: 'F4KK88',
    until: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
const show = (locale: (typeof LOCALES)[number] = 'en') =>
  renderPage(<HeldSlot />, { locale, messages: ['unpaid-orders'] }).container;

test.each(LOCALES)('a booking that is still held leads back to its payment: %s', async (locale) => {
  held(20);
  const container = show(locale);
  const link = await screen.findByRole('link', { name: textOf(locale, 'unpaid-orders.goOn') });
  expect(link.getAttribute('href')).toMatch(/\/flightInquiry\/payment\?order=T3JkZXI$/);
  expect(container.textContent).toContain('F4KK88');
});

test('nothing is said once its time has passed, or where there is none', () => {
  expect(show().textContent).toBe('');
  held(-1);
  expect(show().textContent).toBe('');
});
