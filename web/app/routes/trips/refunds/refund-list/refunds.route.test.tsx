// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { teamAway } from '#tests/support/mock/team-away.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { OrderRefundsDocument } from './refunds.route.gen.ts';
import * as route from './refunds.route.tsx';

const id = idOf('Refund');
const { answerTo, fetch } = mockFetch({ Order: { refunds: [{ id }] } });
const address = `/reserve/detail?order=${idOf('Order')}`;

test.each(LOCALES)(
  'the refunds of an order are listed with how far each is: %s',
  async (locale) => {
    const { title } = await renderRoute(route, { address, locale, fetch });
    const { order } = answerTo(OrderRefundsDocument);
    const reference = order?.bookingReference ?? '';
    const name = textOf(locale, 'trips-refunds-refund-list.ofOrder', { reference });
    expect(title).toBe(titleOf(locale, name));
    const [refund] = order?.refunds ?? [];
    const link = screen.getByRole('link', { name: refund?.refundNumber ?? '' });
    expect(link.getAttribute('href')).toContain(new URLSearchParams({ refund: id }).toString());
    const row = screen.getAllByRole('listitem').find((one) => one.contains(link));
    const state = textOf(locale, 'refund-view.state', { state: refund?.state ?? '' });
    expect(row?.textContent).toContain(state);
  },
);

test('an order without refunds says so', async () => {
  const none = gatewayWith(fetch, { order: { refunds: [] } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: none });
  expect(main.textContent).toContain(textOf('en', 'trips-refunds-refund-list.noneOfOrder'));
});

test('a guest is led to the sign-in and back, and to the search for a booking', async () => {
  const viewer = { __typename: 'Viewer', id: 'viewer', member: null };
  const asGuest = gatewayWith(fetch, { viewer });
  const page = { address: '/reserve/detail', locale: 'ja', fetch: asGuest } as const;
  const { main } = await renderRoute(route, page);
  const link = (name: 'signIn' | 'find') =>
    within(main)
      .getByRole('link', { name: textOf('ja', `trips-refunds-refund-list.${name}`) })
      .getAttribute('href');
  expect(link('signIn')).toBe(
    `/ja/login?${new URLSearchParams({ returnTo: '/ja/reserve/detail' })}`,
  );
  expect(link('find')).toBe('/ja/order/flightOrderDetail');
});

test('a member sees the refunds of all bookings', async () => {
  const page = { address: '/reserve/detail', locale: 'en', fetch } as const;
  const { headings } = await renderRoute(route, page);
  expect(headings).toEqual([textOf('en', 'trips-refunds-refund-list.title')]);
});

test.each(
  LOCALES.flatMap((locale) => [
    [locale, address, ['order', 'refunds']] as const,
    [locale, '/reserve/detail', ['viewer', 'member', 'refunds']] as const,
  ]),
)(
  'while the service of refunds is away, the list says so in its place: %s %s',
  async (locale, place, field) => {
    const away = teamAway(fetch, field);
    const { main, headings } = await renderRoute(route, { address: place, locale, fetch: away });
    expect(headings).toHaveLength(1);
    expect(main.textContent).toContain(textOf(locale, 'not-now.text', { what: 'REFUNDS' }));
  },
);
