// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { formatDay } from '#schema/format/days.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { FlightSegmentsDocument } from './flight-segments.route.gen.ts';
import * as route from './flight-segments.route.tsx';

const { answerTo, fetch } = mockFetch({
  MembershipCard: { validUntil: '2028-05-03' },
  FlownSegmentSummary: {
    months: Array.from({ length: 12 }, (_, at) => ({
      month: `2026-${String(at + 1).padStart(2, '0')}-01`,
      segments: at % 3,
    })),
  },
});
const address = '/flightSegment';

test.each(LOCALES)('a member sees the flights, month by month and in sum: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-flight-segments.title')));
  const { member } = answerTo(FlightSegmentsDocument).viewer;
  const { records = [], neededForRenewal, months = [] } = member?.flownSegments ?? {};
  const [first] = records;
  expect(months).toHaveLength(12);
  expect(first && main.textContent).toContain(first?.flightNumber);
  expect(first && main.textContent).toContain(formatDay(locale, first?.date ?? ''));
  for (const total of ['pastTwelveMonths', 'qualifying'] as const)
    expect(main.textContent).toContain(
      `${textOf(locale, `account-flight-segments.${total}`)}${member?.flownSegments[total]}`,
    );
  const day = formatDay(locale, member?.card.validUntil ?? '');
  expect(main.textContent).toContain(
    textOf(locale, 'account-flight-segments.needed', { count: neededForRenewal, day }),
  );
});

test('a card without an end needs nothing, and an empty list says so', async () => {
  const flownSegments = {
    __typename: 'FlownSegmentSummary',
    from: '2026-01-01',
    months: [],
    records: [],
    pastTwelveMonths: 0,
    qualifying: 0,
    neededForRenewal: null,
  };
  const card = { __typename: 'MembershipCard', tier: 'HAPPINESS', validUntil: null };
  const member = { __typename: 'Member', id: 'member', card, flownSegments };
  const viewer = { __typename: 'Viewer', id: 'viewer', member };
  const { main } = await renderRoute(route, {
    address,
    locale: 'en',
    fetch: gatewayWith(fetch, { viewer }),
  });
  expect(main.textContent).toContain(textOf('en', 'account-flight-segments.none'));
  expect(main.textContent).not.toContain('To renew');
  const way = screen.getByRole('link', { name: textOf('en', 'page.bookFlight') });
  expect(way.getAttribute('href')).toBe('/');
});

function claim(values: Readonly<Record<'ticketNumber' | 'flightNumber', string>>) {
  for (const name of ['ticketNumber', 'flightNumber'] as const) {
    const label = textOf('en', `account-flight-segments.claim.${name}`);
    fireEvent.change(screen.getByLabelText(label), { target: { value: values[name] } });
  }
  const [day, month, year] = screen
    .getByRole('group', { name: /Date of departure/ })
    .querySelectorAll('input');
  for (const [box, value] of [
    [day, '14'],
    [month, '10'],
    [year, '2026'],
  ] as const)
    if (box) fireEvent.change(box, { target: { value } });
  fireEvent.click(
    screen.getByRole('button', { name: textOf('en', 'account-flight-segments.claim.submit') }),
  );
}

test('a claim that is refused says why, and keeps what was typed', async () => {
  const refused = gatewayWith(fetch, {
    claimFlight: {
      __typename: 'ClaimFlightPayload',
      entries: [],
      flownSegment: null,
      userErrors: [{ __typename: 'ClaimFlightError', code: 'CLAIM_NOT_FOUND', path: [] }],
    },
  });
  await renderRoute(route, { address, locale: 'en', fetch: refused });
  claim({ ticketNumber: '12', flightNumber: 'MG801' });
  await waitFor(() =>
    expect(screen.getAllByText(textOf('en', 'code.TICKET_NUMBER_INVALID')).length).toBeGreaterThan(
      0,
    ),
  );
  claim({ ticketNumber: '9192400000017', flightNumber: 'MG801' });
  await waitFor(() =>
    expect(
      screen.getAllByText(/We can’t find a flight you’ve taken with these details/),
    ).not.toEqual([]),
  );
  expect(screen.getByDisplayValue('9192400000017')).toBeTruthy();
});

test('a claim that fits is credited, and the form is empty for the next one', async () => {
  const done = gatewayWith(fetch, {
    claimFlight: {
      __typename: 'ClaimFlightPayload',
      userErrors: [],
      entries: [{ __typename: 'PointsEntry', id: 'entry', change: 72 }],
      flownSegment: { __typename: 'FlownSegment', id: 'segment' },
    },
  });
  await renderRoute(route, { address, locale: 'en', fetch: done });
  claim({ ticketNumber: '9192400000017', flightNumber: 'MG801' });
  await waitFor(() => expect(screen.queryByDisplayValue('9192400000017')).toBeNull());
});
