// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayAway, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import layout from '#web/app/shell/layouts/form.layout.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { FlightStatusListDocument } from './flight-status.route.gen.ts';
import * as route from './flight-status.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/flightStatus?from=PVG&to=LHR&date=2026-11-20';

test.each(LOCALES)(
  'each flight that was asked for is listed with its number and its places: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch, layout });
    const name = textOf(locale, 'flight-status-search.title');
    expect(headings).toEqual([name]);
    expect(title).toBe(titleOf(locale, name));
    const { flights } = answerTo(FlightStatusListDocument).flightStatus;
    expect(flights).not.toEqual([]);
    for (const { segment } of flights)
      for (const fact of [segment.flightNumber, segment.origin.city, segment.destination.city])
        expect(main.textContent).toContain(fact);
    // each under the sky that it goes through
    expect(main.querySelectorAll('[style*="linear-gradient"]')).toHaveLength(flights.length);
  },
);

test('without the gateway the page says that it is away for the moment', async () => {
  const { headings } = await renderRoute(route, {
    address,
    locale: 'en',
    fetch: gatewayAway,
    layout,
  });
  expect(headings).toEqual([textOf('en', 'shell.error.unavailable')]);
});

test('each field that is blank asks for what belongs there', async () => {
  const { main } = await renderRoute(route, {
    address: '/flightStatus',
    locale: 'en',
    fetch,
    layout,
  });
  const page = within(main);
  const submit = () =>
    fireEvent.click(page.getByRole('button', { name: textOf('en', 'flight-status-search.ask') }));
  submit();
  expect(main.textContent).toContain(textOf('en', 'search-panel.problem.originRequired'));
  expect(main.textContent).toContain(textOf('en', 'search-panel.problem.destinationRequired'));
  fireEvent.click(page.getByRole('radio', { name: textOf('en', 'flight-status-search.byNumber') }));
  submit();
  expect(main.textContent).toContain(textOf('en', 'ticket-fields.flightNumberMissing'));
  expect(main.textContent).not.toContain(textOf('en', 'code.REQUIRED'));
});
