// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { CheckInStepsDocument } from '#web/app/routes/check-in/steps/check-in-steps.query.gen.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { CheckInDocument } from './check-in.route.gen.ts';
import * as route from './check-in.route.tsx';

const { answerTo, fetch } = mockFetch({ CheckInRecordConnection: { nodes: [], totalCount: 0 } });
const flight = idOf('CheckInItinerary', 'ABC234.0');
const address = '/checkIn';
const NONE = { checkInItineraries: [] };

/** The same answers, refusing every check-in. */
const refusing =
  (ask: typeof fetch, code: string): typeof fetch =>
  async (asked, init) => {
    const text = await (await ask(asked, init)).text();
    const reason = { __typename: 'CapabilityReason', code, liftsAt: null };
    return Response.json(
      JSON.parse(text, (key, value) =>
        key === '' || value?.action !== 'CHECK_IN'
          ? value
          : { ...value, allowed: false, until: null, reason },
      ),
    );
  };

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
    for (const { name } of flight.passengerSegments)
      expect(main.textContent).toContain(personName(locale, name));
    expect(within(main).getAllByRole('timer')[0]?.textContent).toMatch(/^\d+:\d\d:\d\d$/);
    const next = within(main).getByRole('link', {
      name: textOf(locale, 'check-in.do', { flight: flight.flight.flightNumber }),
    });
    expect(next.getAttribute('href')).toContain(`/checkIn?flight=${encodeURIComponent(flight.id)}`);
  },
);

test('each detail that is missing from a look-up is asked for in words of its own', async () => {
  const guest = gatewayWith(fetch, { viewer: { ...NONE, member: null } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: guest });
  fireEvent.click(
    within(main).getByRole('button', { name: textOf('en', 'check-in-overview.ask.submit') }),
  );
  const lines = await waitFor(() => within(within(main).getByRole('alert')).getAllByRole('link'));
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    textOf('en', 'ticket-fields.lastNameMissing'),
    textOf('en', 'ticket-fields.firstNameMissing'),
    textOf('en', 'check-in-overview.ask.keyMissing', { kind: 'reference' }),
    textOf('en', 'ticket-fields.flightNumberMissing'),
    textOf('en', 'ticket-fields.flightDateMissing'),
  ]);
});

test('a guest is offered the sign-in, and the look-up of a flight by its details', async () => {
  const guest = gatewayWith(fetch, { viewer: { ...NONE, member: null } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: guest });
  const signIn = within(main).getByRole('link', {
    name: textOf('en', 'check-in-overview.mine.signIn'),
  });
  expect(signIn.getAttribute('href')).toBe('/login?returnTo=%2FcheckIn%2Flogged');
  for (const id of ['ticket-fields.lastName', 'check-in-overview.ask.flightNumber'] as const)
    expect(within(main).getByRole('textbox', { name: textOf('en', id) })).toBeTruthy();
  expect(main.textContent).toContain(textOf('en', 'check-in-overview.records.none'));
});

test('a member whose flights are later sees when they appear', async () => {
  const early = gatewayWith(fetch, { viewer: NONE });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: early });
  expect(main.textContent).toContain(textOf('en', 'check-in-overview.none', { hours: 48 }));
});

test('check-in for a flight begins with who is checked in, and infants with their adults', async () => {
  const steps = `${address}?${new URLSearchParams({ flight })}`;
  const { main, headings } = await renderRoute(route, { address: steps, locale: 'en', fetch });
  const { viewer } = answerTo(CheckInStepsDocument);
  const itinerary = viewer.checkInItineraries.find(({ id }) => id === flight);
  const { flightNumber } = itinerary?.flight ?? { flightNumber: '' };
  expect(headings).toEqual([textOf('en', 'check-in-steps.title', { flight: flightNumber })]);
  const people = itinerary?.passengerSegments ?? [];
  const ticks = within(main).getAllByRole('checkbox', { checked: true });
  expect(ticks).toHaveLength(people.filter(({ passengerType }) => passengerType !== 'INF').length);
  const infant = people.find(({ passengerType }) => passengerType === 'INF');
  expect(main.textContent).toContain(`with ${personName('en', infant?.name ?? '')} on the lap`);
});

test('what was entered is still there when the traveller comes back from choosing seats', {
  timeout: 60_000,
}, async () => {
  const steps = `${address}?${new URLSearchParams({ flight })}`;
  const first = within((await renderRoute(route, { address: steps, locale: 'en', fetch })).main);
  const next = { name: textOf('en', 'check-in-steps.next') };
  const goOn = async (step: string) => {
    // the code of a step is loaded when it comes
    const button = await first.findByRole('button', next);
    await act(async () => void fireEvent.click(button));
    const name = textOf('en', 'check-in-steps.heading', { step });
    await first.findByRole('heading', { level: 2, name });
  };
  await goOn('documents');
  await goOn('goods');
  for (const box of await first.findAllByRole('checkbox')) fireEvent.click(box);
  await goOn('confirm');
  const name = textOf('en', 'check-in-steps.contact.email');
  const field = await first.findByRole<HTMLInputElement>('textbox', { name });
  fireEvent.change(field, { target: { value: 'mei@example.com' } });
  const seats = first.getByRole('link', {
    name: textOf('en', 'check-in-steps.seats.choose', { seated: 'SOME' }),
  });
  expect(seats.getAttribute('href')).toMatch(/choose-seat\?.*&passenger=/);

  const back = `${steps}&step=confirm`;
  const asked: string[] = [];
  let isAway = false;
  const leaving: typeof fetch = async (input, init) => {
    if (!isAway) return fetch(input, init);
    asked.push(String(init?.body));
    const errors = [{ message: '', extensions: { code: 'SERVICE_UNAVAILABLE' } }];
    return Response.json({ errors }, { status: 503 });
  };
  const shown = await renderRoute(route, {
    address: back,
    locale: 'en',
    fetch: leaving,
    sameTab: true,
  });
  const again = within(shown.main);
  const kept = await again.findByRole<HTMLInputElement>('textbox', { name });
  expect(kept.value).toBe('mei@example.com');
  // while nothing answers the page stays as it is, and is not asked for again
  isAway = true;
  fireEvent.click(again.getByRole('button', { name: /^Check in \d/ }));
  const away = textOf('en', 'shell.error.SERVICE_UNAVAILABLE');
  await waitFor(() => expect(shown.main.textContent).toContain(away), { timeout: 20_000 });
  expect(asked).toHaveLength(1);
  expect(kept.value).toBe('mei@example.com');
});

test('whom staff must see is named with the reason before anything is asked', async () => {
  const steps = `${address}?${new URLSearchParams({ flight })}`;
  const refused = refusing(fetch, 'SPECIAL_SERVICE');
  const { main } = await renderRoute(route, { address: steps, locale: 'en', fetch: refused });
  expect(main.textContent).toContain(textOf('en', 'code.SPECIAL_SERVICE'));
  expect(main.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(within(main).queryAllByRole('checkbox')).toEqual([]);
});

test('a flight that is not open in this browser leads to the look-up', async () => {
  const steps = `${address}?flight=nothing`;
  const { headings } = await renderRoute(route, { address: steps, locale: 'en', fetch });
  expect(headings).toEqual([textOf('en', 'missing.CHECK_IN')]);
});

test('the link of an e-mail opens check-in for its flight, or fills its details in where the flight is not open', async () => {
  const details = { reference: 'K7M2PX', number: 'MG523', date: '2026-12-24' };
  const linked = (id: string) => `${address}?${new URLSearchParams({ flight: id, ...details })}`;
  const opened = await renderRoute(route, { address: linked(flight), locale: 'en', fetch });
  expect(opened.headings[0]).toMatch(/^Check in for/);
  const { main, headings } = await renderRoute(route, {
    address: linked('nothing'),
    locale: 'en',
    fetch,
  });
  expect(headings).toEqual([textOf('en', 'check-in-overview.title')]);
  const field = (name: string) => within(main).getByRole<HTMLInputElement>('textbox', { name });
  expect(field(textOf('en', 'check-in-overview.ask.flightNumber')).value).toBe('MG523');
  const key = textOf('en', 'check-in-overview.ask.key', { kind: 'reference' });
  expect(field(key).value).toBe('K7M2PX');
});
