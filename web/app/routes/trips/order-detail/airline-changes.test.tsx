// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { idOf } from '#tests/support/mock/mock-fetch.ts';
import type { AirlineChangeKind, AirlineChangeState } from '#web/app/apollo/schema-types.gen.ts';
import { readChange } from '#web/app/components/date-change/change-paths.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { changed, refused } from './changed-order.test-support.ts';
import { OrderDetailDocument } from './order-detail.route.gen.ts';
import * as route from './order-detail.route.tsx';

const { answerTo, fetch } = changed();
const address = `/order/flightOrderDetail?order=${idOf('Order')}`;

type Change = { readonly options?: readonly { readonly action: string }[] };

/** A gateway in whose answers each change by the airline is another. */
const changing =
  (fields: object | ((change: Change) => object)): typeof globalThis.fetch =>
  async (input, init) => {
    const text = await (await fetch(input, init)).text();
    const other = typeof fields === 'function' ? fields : () => fields;
    const answer = JSON.parse(text, (_key, value) =>
      value?.__typename === 'AirlineChange' ? { ...value, ...other(value) } : value,
    );
    return Response.json(answer);
  };

const isCommand = (init?: RequestInit) => String(init?.body ?? '').includes('airlineChangeId');

/** A gateway that does not keep flights. */
const refusing =
  (code: string): typeof globalThis.fetch =>
  (input, init) => {
    if (!isCommand(init)) return fetch(input, init);
    const userErrors = [{ __typename: 'KeepChangedFlightsError', code, path: ['airlineChangeId'] }];
    const payload = { __typename: 'KeepChangedFlightsPayload', airlineChange: null, userErrors };
    return Promise.resolve(Response.json({ data: { keepChangedFlights: payload } }));
  };

const closing = (code: string, actions: readonly string[]) => (change: Change) => ({
  options: change.options?.map((one) =>
    actions.includes(one.action) ? { ...one, ...refused(code) } : one,
  ),
});

function changeShown() {
  const change = answerTo(OrderDetailDocument).order?.airlineChanges[0];
  if (!change) throw new Error('The airline has changed nothing');
  return change;
}
const titleText = (locale: Locale, kind: AirlineChangeKind) =>
  textOf(locale, 'airline-change.title', {
    kind,
    flights: changeShown().segments[0]?.before.flightNumber,
  });
/** The card, which loads after the page. */
const cardOf = (locale: Locale, kind: AirlineChangeKind = 'CANCELLED') =>
  waitFor(() => screen.getByRole('region', { name: titleText(locale, kind) }));
const wayNamed = (locale: Locale, action: 'KEEP' | 'MOVE' | 'REFUND') =>
  textOf(locale, 'airline-change.way.button', { action });

test.each(LOCALES)(
  'a cancelled flight is shown before and after, with three ways of the same look: %s',
  async (locale) => {
    const { main } = await renderRoute(route, { address, locale, fetch });
    const card = await cardOf(locale);
    const { segments, passengers, options } = changeShown();
    const [changed] = segments;
    for (const flight of [changed?.before, changed?.after])
      expect(card.textContent).toContain(flight?.flightNumber);
    for (const { name } of passengers) expect(card.textContent).toContain(personName(locale, name));
    const struck = [...card.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(struck.join()).toContain(textOf(locale, 'airline-change.was'));
    expect(struck.join()).toContain(changed?.departureBefore.local.slice(11, 16));
    const keep = within(card).getByRole('link', { name: wayNamed(locale, 'KEEP') });
    const links = (['MOVE', 'REFUND'] as const).map((action) =>
      within(card).getByRole('link', { name: wayNamed(locale, action) }),
    );
    expect(new Set([keep, ...links].map(({ className }) => className)).size).toBe(1);
    expect(options.map(({ action }) => action)).toEqual(['KEEP', 'MOVE', 'REFUND']);
    // neither its ticket on the line nor its coupons are called ready to use
    const cancelled = textOf(locale, 'order-view.couponState', { state: 'FLIGHT_CANCELLED' });
    expect(within(main).getAllByText(cancelled, { exact: true })).toHaveLength(
      1 + passengers.length,
    );
    // it is decided before anything else is done with the order
    const other = screen.getByRole('region', {
      name: textOf(locale, 'trips-order-detail.actions'),
    });
    expect(card.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each<AirlineChangeKind>(['RETIMED', 'REROUTED', 'AIRCRAFT_CHANGED', 'MISCONNECTED'])(
  'what happened is said, and why as far as the airline says: %s',
  async (kind) => {
    const fetching = changing({ kind, reason: 'WEATHER' });
    await renderRoute(route, { address, locale: 'en', fetch: fetching });
    const card = await cardOf('en', kind);
    expect(card.textContent).toContain(textOf('en', 'airline-change.what', { kind }));
    expect(card.textContent).toContain('Reason: weather conditions');
  },
);

test('a free move begins with everyone concerned on the day that was booked, and a refund with the change', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const card = await cardOf('en');
  const paramsOf = (action: 'MOVE' | 'REFUND') => {
    const link = within(card).getByRole('link', { name: wayNamed('en', action) });
    return new URL(link.getAttribute('href') ?? '', 'http://site.test').searchParams;
  };
  const { id, passengers, segments } = changeShown();
  expect(readChange(paramsOf('MOVE'))).toMatchObject({
    passengers: passengers.map((one) => one.id),
    bounds: [{ index: 0, date: segments[0]?.departureBefore.local.slice(0, 10) }],
    airlineChange: id,
  });
  expect(paramsOf('REFUND').get('change')).toBe(id);
});

test('a way that is refused keeps its button, which says why', async () => {
  const fetching = changing(closing('NOTHING_TO_KEEP', ['KEEP']));
  await renderRoute(route, { address, locale: 'en', fetch: fetching });
  const card = await cardOf('en');
  const keep = within(card).getByRole('button', { name: wayNamed('en', 'KEEP') });
  expect(keep.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(keep.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe(textOf('en', 'code.NOTHING_TO_KEEP'));
  await userEvent.click(keep);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who did not decide in time has the proposed flights, and can be refunded until departure', async () => {
  const lapsed = { state: 'LAPSED' };
  const fetching = changing((change) => ({
    ...lapsed,
    ...closing('AIRLINE_CHANGE_CLOSED', ['KEEP', 'MOVE'])(change),
  }));
  await renderRoute(route, { address, locale: 'en', fetch: fetching });
  const card = await cardOf('en');
  expect(within(card).getByRole('status').textContent).toMatch(/proposed flights stay booked/);
  expect(within(card).queryByRole('timer')).toBeNull();
  expect(within(card).getByRole('link', { name: wayNamed('en', 'REFUND') })).toBeTruthy();
  for (const action of ['KEEP', 'MOVE'] as const) {
    const button = within(card).getByRole('button', { name: wayNamed('en', action) });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  }
});

test.each<[AirlineChangeState, object, string]>([
  [
    'MOVED',
    { dateChange: { __typename: 'DateChange', id: 'moved', newOrder: null } },
    '/changeDate/ack-date?order=moved',
  ],
  [
    'REFUNDED',
    { refund: { __typename: 'Refund', id: 'given', refundNumber: 'R12345' } },
    '/reserve/refund-detail?refund=given',
  ],
])('what was decided stays on the page, with the way to it: %s', async (state, more, href) => {
  const fetching = changing({ state, decidedAt: '2026-11-20T01:00:00Z', ...more });
  await renderRoute(route, { address, locale: 'en', fetch: fetching });
  const card = await cardOf('en');
  expect(within(card).getByRole('status').textContent).toContain('20 Nov 2026');
  expect(within(card).queryAllByRole('button')).toEqual([]);
  const links = within(card).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
});

test('who kept the flights is still offered the free move and the refund, and nothing to keep', async () => {
  const fetching = changing((change) => ({
    state: 'KEPT',
    decidedAt: '2026-11-20T01:00:00Z',
    ...closing('AIRLINE_CHANGE_CLOSED', ['KEEP'])(change),
  }));
  await renderRoute(route, { address, locale: 'en', fetch: fetching });
  const card = await cardOf('en');
  const links = within(card).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    (['MOVE', 'REFUND'] as const).map((action) => wayNamed('en', action)),
  );
});

async function askToKeep() {
  const user = userEvent.setup();
  const card = await cardOf('en');
  await user.click(within(card).getByRole('link', { name: wayNamed('en', 'KEEP') }));
  const dialog = await screen.findByRole('dialog');
  const { segments } = changeShown();
  expect(dialog.textContent).toContain(segments[0]?.after?.flightNumber);
  expect(dialog.textContent).toMatch(/still move for free until .+ full refund until departure/);
  await user.click(within(dialog).getByRole('button', { name: wayNamed('en', 'KEEP') }));
  return card;
}

test('a press before the page is hydrated is not lost: its address opens the question', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const card = await cardOf('en');
  const link = within(card).getByRole('link', { name: wayNamed('en', 'KEEP') });
  const href = link.getAttribute('href') ?? '';
  cleanup();
  await renderRoute(route, { address: href, locale: 'en', fetch });
  await cardOf('en');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(textOf('en', 'airline-change.keep.title'));
});

test('a flight that has sold out in the meantime is said where the new proposal is', async () => {
  const counted = vi.fn(refusing('SOLD_OUT'));
  await renderRoute(route, { address, locale: 'en', fetch: counted });
  const before = counted.mock.calls.length;
  const card = await askToKeep();
  const alert = await within(card).findByRole('alert');
  expect(alert.textContent).toContain(textOf('en', 'airline-change.soldOut'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(counted.mock.calls.length).toBe(before + 2));
});

test('a gateway that is away is said in the question, which stays open', async () => {
  const away: typeof globalThis.fetch = (input, init) =>
    isCommand(init) ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init);
  await renderRoute(route, { address, locale: 'en', fetch: away });
  await askToKeep();
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByRole('alert');
});

test('flights are kept after a question, the page says so and has the focus there', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const card = await askToKeep();
  await waitFor(() =>
    expect(card.textContent).toContain(textOf('en', 'airline-change.state', { state: 'KEPT' })),
  );
  expect(within(card).queryByRole('link', { name: wayNamed('en', 'KEEP') })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(card));
});
