// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { CheckInDocument } from './check-in.route.gen.ts';
import * as route from './check-in.route.tsx';

const { answerTo, fetch } = await mockGateway();
const address = '/checkIn';
const NONE = { checkInItineraries: [] };

test.each(LOCALES)(
  'a flight is shown with its countdown and its passengers: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    const heading = textOf(locale, 'check-in-overview.title');
    expect(headings).toEqual([heading]);
    expect(title).toBe(titleOf(locale, heading));
    const [flight] = answerTo(CheckInDocument).viewer.checkInItineraries;
    if (!flight) throw new Error('no flight to check in for');
    expect(main.textContent).toContain(flight.flight.flightNumber);
    for (const { name } of flight.passengers) expect(main.textContent).toContain(name);
    expect(within(main).getAllByRole('timer')[0]?.textContent).toMatch(/^\d+:\d\d:\d\d$/);
    const next = within(main).getByRole('link', {
      name: textOf(locale, 'check-in.do', { flight: flight.flight.flightNumber }),
    });
    expect(next.getAttribute('href')).toContain(`/checkIn?flight=${encodeURIComponent(flight.id)}`);
  },
);

test('a guest is offered the sign-in, and the look-up of a flight by its details', async () => {
  const guest = gatewayWith(fetch, { viewer: { ...NONE, member: null } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: guest });
  const signIn = within(main).getByRole('link', {
    name: textOf('en', 'check-in-overview.mine.signIn'),
  });
  expect(signIn.getAttribute('href')).toBe('/login?returnTo=%2FcheckIn%2Flogged');
  for (const id of ['name', 'flightNumber'] as const)
    expect(
      within(main).getByRole('textbox', { name: textOf('en', `check-in-overview.ask.${id}`) }),
    ).toBeTruthy();
  expect(main.textContent).toContain(textOf('en', 'check-in-overview.records.none'));
});

test('a member whose flights are later is told when they appear', async () => {
  const early = gatewayWith(fetch, { viewer: NONE });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: early });
  expect(main.textContent).toContain(textOf('en', 'check-in-overview.none', { hours: 48 }));
});
