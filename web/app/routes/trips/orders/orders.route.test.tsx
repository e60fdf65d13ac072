// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { nextDeparture } from './next-departure.ts';
import { OrderListDocument } from './orders.route.gen.ts';
import * as route from './orders.route.tsx';

const REFERENCES = ['ABC234', 'UNPA2D'];
/** Two bookings; the airline has cancelled a flight of the one that is paid. */
const { answerTo, fetch } = mockFetch({
  OrderConnection: {
    nodes: REFERENCES.map((reference) => ({ id: idOf('Order', reference) })),
    totalCount: REFERENCES.length,
  },
  Order: (_dice, _now, key) =>
    key === 'ABC234' ? { airlineChanges: [{ id: idOf('AirlineChange') }] } : {},
});
const address = '/order/flightOrder';

test.each(LOCALES)('a member sees every order with what can be done next: %s', async (locale) => {
  const { title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'trips-orders.title')));
  const { member } = answerTo(OrderListDocument).viewer;
  const orders = member?.orders.nodes ?? [];
  expect(orders.length).toBeGreaterThan(1);
  for (const { bookingReference, capabilities, airlineChanges } of orders) {
    const pays = capabilities.some(({ action, allowed }) => action === 'PAY' && allowed);
    const decides = airlineChanges.some((change) => change.state === 'OPEN');
    const other = pays ? 'trips-orders.pay' : 'trips-orders.open';
    const way = decides ? 'airline-change.open.link' : other;
    const name = textOf(locale, way, { reference: bookingReference });
    const row = screen.getByRole('link', { name }).closest('li');
    const next = pays || decides ? null : nextDeparture(capabilities);
    if (!next) continue;
    const [before] = textOf(locale, 'trips-orders.next', { ...next, moment: '#' }).split('#');
    expect(row?.textContent).toContain(before);
  }
  const tabs = screen.getByRole('navigation', { name: textOf(locale, 'trips-orders.tabs') });
  for (const { tab, count } of member?.orderTabs ?? [])
    expect(tabs.textContent).toContain(`${textOf(locale, 'trips-orders.tab', { tab })}${count}`);
});

test('an order of which the airline changed a flight says so, and leads to the decision', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const { member } = answerTo(OrderListDocument).viewer;
  const order = member?.orders.nodes.find(({ airlineChanges }) => airlineChanges.length > 0);
  const name = textOf('en', 'airline-change.open.link', { reference: order?.bookingReference });
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toContain(`#${AIRLINE_CHANGES_ANCHOR}`);
  const flight = order?.airlineChanges[0]?.segments[0]?.before.flightNumber;
  expect(link.closest('li')?.textContent).toContain(`We’ve cancelled flight ${flight}`);
});

test('the tab and the search of the address are asked for, and shown', async () => {
  const query = '?tab=PENDING_TRAVEL&search=nowhere';
  await renderRoute(route, { address: address + query, locale: 'en', fetch });
  const tabs = screen.getByRole('navigation', { name: textOf('en', 'trips-orders.tabs') });
  const current = within(tabs).getByRole('link', { current: 'page' });
  expect(current.textContent).toContain('Coming up');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'nowhere');
  expect(screen.getByRole('status').textContent).toContain('“nowhere”');
});

test('what is typed and not searched yet is there again in another language', async () => {
  const box = (locale: (typeof LOCALES)[number]) =>
    screen.getByRole<HTMLInputElement>('searchbox', {
      name: textOf(locale, 'trips-orders.search'),
    });
  await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.change(box('en'), { target: { value: 'HKG' } });
  cleanup();
  await renderRoute(route, { address, locale: 'zh-hk', fetch, sameTab: true });
  await waitFor(() => expect(box('zh-hk').value).toBe('HKG'));
  cleanup();
  // another search begins with its own words
  const found = `${address}?search=ABC234`;
  await renderRoute(route, { address: found, locale: 'en', fetch, sameTab: true });
  expect(box('en').value).toBe('ABC234');
});

test('a guest is led to the sign-in and back, and to the search for one booking', async () => {
  const viewer = { __typename: 'Viewer', id: 'viewer', member: null, openedOrders: [] };
  const asGuest = gatewayWith(fetch, { viewer });
  const { main } = await renderRoute(route, { address, locale: 'ja', fetch: asGuest });
  const link = (id: 'signIn' | 'find') =>
    within(main)
      .getByRole('link', { name: textOf('ja', `trips-orders.guest.${id}`) })
      .getAttribute('href');
  expect(link('signIn')).toBe(
    `/ja/login?${new URLSearchParams({ returnTo: '/ja/order/flightOrder' })}`,
  );
  expect(link('find')).toBe('/ja/order/flightOrderDetail');
});
