// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import DataLayout from '#web/app/shell/layouts/data.layout.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './itinerary-confirmation.route.tsx';

const { fetch } = mockFetch();
const address = '/itineraryConfirmation';
const DETAILS = [
  'trips-itinerary-confirmation.ask.flightNumber',
  'trips-itinerary-confirmation.ask.ticketNumber',
  'ticket-fields.lastName',
  'ticket-fields.firstName',
  'trips-itinerary-confirmation.ask.email',
] as const;
const MISSING = {
  'trips-itinerary-confirmation.ask.flightNumber': 'ticket-fields.flightNumberMissing',
  'trips-itinerary-confirmation.ask.ticketNumber':
    'trips-itinerary-confirmation.ask.ticketNumberMissing',
  'ticket-fields.lastName': 'ticket-fields.lastNameMissing',
  'ticket-fields.firstName': 'ticket-fields.firstNameMissing',
  'trips-itinerary-confirmation.ask.email': 'ticket-fields.emailMissing',
} as const;

test.each(LOCALES)('the details that name a ticket are asked for: %s', async (locale) => {
  await renderRoute(route, { address, locale, fetch, layout: DataLayout });
  for (const detail of DETAILS)
    expect(
      screen.getByRole('textbox', {
        name: textOf(locale, detail),
      }),
    ).toBeTruthy();
});

test('what is typed is there again after a reload and in another language', async () => {
  const typed = [
    ['ticket-fields.lastName', 'Liu'],
    ['ticket-fields.firstName', 'Anna'],
    ['trips-itinerary-confirmation.check.number', 'BCDF-2346-GHJK'],
  ] as const;
  const field = (locale: (typeof LOCALES)[number], id: (typeof typed)[number][0]) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: textOf(locale, id) });
  await renderRoute(route, { address, locale: 'en', fetch, layout: DataLayout });
  for (const [id, value] of typed) fireEvent.change(field('en', id), { target: { value } });
  cleanup();
  await renderRoute(route, { address, locale: 'ja', fetch, layout: DataLayout, sameTab: true });
  for (const [id, value] of typed) await waitFor(() => expect(field('ja', id).value).toBe(value));
});

test('each detail that is missing is reported before the gateway is asked', async () => {
  await renderRoute(route, { address, locale: 'en', fetch, layout: DataLayout });
  const submit = textOf('en', 'trips-itinerary-confirmation.ask.submit');
  fireEvent.click(screen.getByRole('button', { name: submit }));
  await screen.findByRole('link', { name: 'Enter the ticket number.' });
  for (const detail of DETAILS) {
    expect(
      screen.getByRole('textbox', { name: textOf('en', detail) }).getAttribute('aria-invalid'),
    ).toBe('true');
    const missing = textOf('en', MISSING[detail]);
    expect(screen.getByRole('link', { name: missing })).toBeTruthy();
  }
});
