// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { formatDay } from '#schema/format/days.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PointsDocument } from './points.route.gen.ts';
import * as route from './points.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = '/points';

test.each(LOCALES)('a member sees the balances and what changed them: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-points.title')));
  const nav = within(main).getByRole('navigation', { name: textOf(locale, 'account-nav.label') });
  expect(within(nav).getAllByRole('link').length).toBeGreaterThan(5);
  const points = answerTo(PointsDocument).viewer.member?.points;
  expect(main.textContent).toContain(points?.available.toLocaleString(locale));
  const [first] = points?.statement.entries.nodes ?? [];
  const source = textOf(locale, 'account-points.source', { source: first?.source });
  expect(first && main.textContent).toContain(source);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const { balance, expiresOn } = points?.statement.entries.nodes.find((one) => one.expiresOn) ?? {};
  const day = formatDay(locale, expiresOn ?? '');
  expect(entries).toContainEqual(
    expect.stringMatching(
      new RegExp(
        [
          textOf(locale, 'account-points.expires', { day }),
          textOf(locale, 'account-points.balance', { balance }),
        ].join('.*'),
      ),
    ),
  );
});

test('every day on which points expire is listed, with how many', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const section = screen.getByRole('region', { name: 'What expires' });
  const { expiring = [] } = answerTo(PointsDocument).viewer.member?.points ?? {};
  expect(expiring.length).toBeGreaterThan(1);
  const lines = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expiring.map(({ on, points }) =>
      textOf('en', 'account-points.nextExpiry', { points, day: formatDay('en', on) }),
    ),
  );
});

test.each([
  [
    'the booking of a flight',
    { __typename: 'Order', id: 'order', bookingReference: 'ABC234' },
    { name: 'Booking ABC234', href: '/order/flightOrderDetail?reference=ABC234' },
  ],
  [
    'the booking of seats',
    {
      __typename: 'SeatOrder',
      id: 'seats',
      order: { __typename: 'Order', id: 'order', bookingReference: 'ABC234' },
    },
    { name: 'Booking ABC234', href: '/order/flightOrderDetail?reference=ABC234' },
  ],
  [
    'the extras that were paid',
    { __typename: 'ExtrasOrder', id: 'extras', orderNumber: '100001' },
    { name: 'Extras 100001', href: '/order/equityOrderDetail?order=extras' },
  ],
])('a change leads to %s', async (_what, subject, { name, href }) => {
  const about: typeof fetch = async (asked, init) => {
    const text = await (await fetch(asked, init)).text();
    return new Response(text.replace('"subject":null', `"subject":${JSON.stringify(subject)}`));
  };
  await renderRoute(route, { address, locale: 'en', fetch: about });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('both days are needed, and the end is not before the start', async () => {
  const half = `${address}?from=2026-01-01&to=`;
  const userErrors = [{ code: 'REQUIRED', path: ['input', 'to'] }];
  const refusing = mockFetch({ PointsStatement: { userErrors } });
  await renderRoute(route, { address: half, locale: 'en', fetch: refusing.fetch });
  const end = within(screen.getByRole('group', { name: textOf('en', 'account-points.to') }));
  expect(end.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('the changes of the period are saved as a file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:points');
  await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.click(screen.getByRole('button', { name: textOf('en', 'account-points.file') }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [file] = made.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toContain('Day,Reason,Flight,Change,Balance,Expires after');
  made.mockRestore();
});

test('a period without changes leads to how points are earned', async () => {
  const none = mockFetch({ PointsEntryConnection: { nodes: [], totalCount: 0 } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: none.fetch });
  expect(screen.getByRole('heading', { name: textOf('en', 'account-points.none') })).toBeTruthy();
  const name = textOf('en', 'shell.page.flyWithUs');
  const way = within(main).getByRole('link', { name });
  expect(way.getAttribute('href')).toBe('/memberIntro/flyWithUs');
});
