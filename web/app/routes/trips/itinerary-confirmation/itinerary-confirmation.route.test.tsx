// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { mockGateway } from '#tests/support/mock/mock-gateway.ts';
import DataLayout from '#web/app/shell/layouts/data.layout.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './itinerary-confirmation.route.tsx';

const { fetch } = await mockGateway();
const address = '/itineraryConfirmation';
const DETAILS = ['flightNumber', 'ticketNumber', 'name', 'email'] as const;

test.each(LOCALES)('the details that name a ticket are asked for: %s', async (locale) => {
  await renderRoute(route, { address, locale, fetch, layout: DataLayout });
  for (const detail of DETAILS)
    expect(
      screen.getByRole('textbox', {
        name: textOf(locale, `trips-itinerary-confirmation.ask.${detail}`),
      }),
    ).toBeTruthy();
});

test('what is typed is there again after a reload and in another language', async () => {
  const typed = [
    ['trips-itinerary-confirmation.ask.name', 'LIU/ANNA'],
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
    const name = textOf('en', `trips-itinerary-confirmation.ask.${detail}`);
    expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true');
    const missing = textOf('en', `trips-itinerary-confirmation.ask.${detail}Missing`);
    expect(screen.getByRole('link', { name: missing })).toBeTruthy();
  }
});
