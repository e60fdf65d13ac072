// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './message-details.route.tsx';

const aMessage = (kind: string, more: object) => ({
  __typename: 'Message',
  kind,
  readAt: '2026-11-19T02:00:00Z',
  ...more,
});
/** One message about a booking, and one about the account. */
const MESSAGES: Readonly<Record<string, object>> = {
  [idOf('Message', '2')]: aMessage('ORDER', {
    title: 'Booking ABC234: tickets issued',
    subject: { __typename: 'Order', id: idOf('Order'), bookingReference: 'ABC234' },
  }),
  [idOf('Message', '3')]: aMessage('SECURITY', { title: 'New sign-in', subject: null }),
};
const { fetch } = mockFetch({
  Query: { node: ({ id }: { id: string }) => (MESSAGES[id] ? { id, ...MESSAGES[id] } : null) },
});
const addressOf = (key: string) => `/message/details?id=${idOf('Message', key)}`;

describe('the page of a message', () => {
  it.each(LOCALES)('leads to the booking that it is about: %s', async (locale) => {
    const { main } = await renderRoute(route, { address: addressOf('2'), locale, fetch });
    const name = textOf(locale, 'account-inbox.toBooking', { reference: 'ABC234' });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toContain('/order/flightOrderDetail?reference=ABC234');
    expect(main.querySelector('h1')?.textContent).toContain('ABC234');
  });

  it('leads to what the airline changed where it is about a flight', async () => {
    const subject = { __typename: 'Order', id: 'order', bookingReference: 'CHNG22', bounds: [] };
    const about = gatewayWith(fetch, { node: { kind: 'FLIGHT', subject } });
    await renderRoute(route, { address: addressOf('2'), locale: 'en', fetch: about });
    const name = textOf('en', 'account-inbox.toBooking', { reference: 'CHNG22' });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `/order/flightOrderDetail?reference=CHNG22#${AIRLINE_CHANGES_ANCHOR}`,
    );
  });

  it('leads to check-in while that is open for a flight of the booking', async () => {
    const departing = (instant: string) => ({
      node: {
        kind: 'FLIGHT',
        subject: {
          __typename: 'Order',
          id: 'order',
          bookingReference: 'CHNG22',
          bounds: [
            {
              __typename: 'Bound',
              index: 0,
              itinerary: {
                __typename: 'Itinerary',
                departure: { __typename: 'AirportTime', instant },
              },
            },
          ],
        },
      },
      viewer: { serverNow: '2026-11-20T02:00:00.000Z' },
    });
    const linkFor = async (instant: string) => {
      const about = gatewayWith(fetch, departing(instant));
      await renderRoute(route, { address: addressOf('2'), locale: 'en', fetch: about });
      const name = textOf('en', 'account-inbox.toCheckIn');
      const main = within(screen.getByRole('main'));
      const link = main.queryByRole('link', { name })?.getAttribute('href');
      cleanup();
      return link;
    };
    expect(await linkFor('2026-11-22T02:00:00.000Z')).toBe('/checkIn/logged');
    expect(await linkFor('2026-11-22T02:01:00.000Z')).toBeUndefined();
    expect(await linkFor('2026-11-20T03:00:00.000Z')).toBeUndefined();
  });

  it('leads to the account where it is about that', async () => {
    await renderRoute(route, { address: addressOf('3'), locale: 'en', fetch });
    const link = screen.getByRole('link', { name: textOf('en', 'account-inbox.toAccount') });
    expect(link.getAttribute('href')).toBe('/account');
  });

  it.each([
    ['another’s', addressOf('99')],
    ['no id', '/message/details'],
    ['an id of something else', `/message/details?id=${idOf('Order', 'x')}`],
  ])('says that a message is not there: %s', async (_what, address) => {
    const { title } = await renderRoute(route, { address, locale: 'en', fetch });
    expect(title).toBe(titleOf('en', textOf('en', 'account-inbox.message')));
  });
});
