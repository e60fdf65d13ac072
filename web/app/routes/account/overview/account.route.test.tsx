// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { formatDay } from '#schema/format/days.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './account.route.tsx';
import { tripAhead as trip } from './trip-ahead.test-support.ts';

const { fetch: made } = mockFetch();
const session = (id: string, device: string, current: boolean) => ({
  __typename: 'MemberSession',
  id,
  device,
  current,
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-22T08:00:00Z',
});
const member = {
  __typename: 'Member',
  id: 'member',
  joinedAt: '2026-11-20T08:00:00Z',
  unreadMessages: 2,
  profile: {
    __typename: 'MemberProfile',
    firstName: 'Tai Man',
    lastName: 'Chan',
    email: 'tai.man@example.com',
    phone: null,
    gender: null,
    nationality: 'HK',
    documents: [],
  },
  card: { __typename: 'MembershipCard', number: '1234567897', tier: 'GOLD', validUntil: null },
  closesOn: null,
  orders: { __typename: 'OrderConnection', nodes: [] as object[] },
  couponCounts: { __typename: 'CouponCounts', discounts: 0, extras: 2 },
  extraCoupons: [
    {
      __typename: 'ExtraCoupon',
      id: 'coupon',
      name: 'Wi-Fi',
      validUntil: '2027-05-01',
    },
  ],
  points: {
    __typename: 'PointsAccount',
    available: 1850,
    frozen: 0,
    expiringWithinYear: 640,
  },
  progress: {
    __typename: 'TierProgress',
    months: 12,
    next: {
      __typename: 'TierGoal',
      tier: 'PLATINUM',
      until: null,
      target: { __typename: 'QualifyingTarget', points: 70_000, segments: 60 },
      missing: { __typename: 'QualifyingTarget', points: 61_200, segments: 37 },
    },
    renewal: {
      __typename: 'TierGoal',
      tier: 'GOLD',
      until: '2027-01-01',
      reached: false,
      target: { __typename: 'QualifyingTarget', points: 25_000, segments: 25 },
      missing: { __typename: 'QualifyingTarget', points: 16_200, segments: 2 },
    },
  },
  credentials: {
    __typename: 'MemberCredentials',
    loginPasswordSet: false,
    consumptionPasswordSet: true,
    consumptionPasswordLocked: true,
    contacts: [],
  },
  sessions: [session('1', 'Firefox, Linux', true), session('2', '', false)],
};
const viewer = {
  __typename: 'Viewer',
  id: 'viewer',
  serverNow: '2026-11-20T02:00:00.000Z',
  member,
};
const fetch = gatewayWith(made, { viewer });
const address = '/account';

test.each(LOCALES)('the account shows card, contacts and sessions: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-overview.title')));
  expect(main.textContent).toContain('Tai Man Chan');
  expect(main.textContent).toContain(`${BRAND.carrierCode} 123 456 7897`);
  expect(main.textContent).toContain(textOf(locale, 'account-overview.noEnd'));
  expect(main.textContent).toContain(textOf(locale, 'page.unread', { count: 2 }));
  expect(main.textContent).toContain('tai.man@example.com');
  expect(main.textContent).toContain(textOf(locale, 'account-overview.notSet'));
  expect(main.textContent).toContain(textOf(locale, 'account-overview.locked'));
  // what is missing in the profile, and nothing that is not
  expect(main.textContent).toContain(textOf(locale, 'account-overview.missing.GENDER'));
  expect(main.textContent).not.toContain(textOf(locale, 'account-overview.missing.NATIONALITY'));
  expect(main.textContent).toContain(textOf(locale, 'account-overview.sessions.unknown'));
  // the session of this browser ends by the page's own button
  const endOne = { device: textOf(locale, 'account-overview.sessions.unknown') };
  const name = textOf(locale, 'account-overview.sessions.endOne', endOne);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each(LOCALES)(
  'it shows what is missing for the next card and for this one: %s',
  async (locale) => {
    const { main } = await renderRoute(route, { address, locale, fetch });
    const panel = screen.getByText(textOf(locale, 'account-overview.progress')).closest('section');
    const day = formatDay(locale, '2027-01-01');
    for (const [id, values] of [
      ['account-overview.progress.more', { way: 'segments', count: 37, months: 12 }],
      ['account-overview.progress.moreBy', { way: 'segments', count: 2, day }],
      ['account-overview.progress.moreBy', { way: 'points', count: 16_200, day }],
      ['account-overview.progress.of', { earned: 23, target: 25 }],
      ['account-overview.progress.of', { earned: 8_800, target: 70_000 }],
    ] as const)
      expect(panel?.textContent).toContain(textOf(locale, id, values));
    // what can be lost comes before what can be won
    const headings = [...(panel?.querySelectorAll('h3') ?? [])].map(
      ({ textContent }) => textContent,
    );
    const card = (tier: string) => textOf(locale, 'club-card.name', { tier });
    expect(headings).toEqual([
      textOf(locale, 'account-overview.progress.renewal', { card: card('GOLD') }),
      textOf(locale, 'account-overview.progress.next', { card: card('PLATINUM') }),
    ]);
    expect(main.textContent).toContain(textOf(locale, 'account-points.expiringWithinYear'));
    expect(main.textContent).toContain('640');
  },
);

test.each(LOCALES)(
  'the next trip leads to its booking, the coupons to theirs: %s',
  async (locale) => {
    const ahead = { ...member, orders: { ...member.orders, nodes: [trip] } };
    const answers = gatewayWith(made, { viewer: { ...viewer, member: ahead } });
    const { main } = await renderRoute(route, { address, locale, fetch: answers });
    const link = screen.getByRole('link', { name: 'Shanghai – Hong Kong' });
    expect(link.getAttribute('href')).toContain('/order/flightOrderDetail?order=trip');
    expect(main.textContent).toContain(formatDay(locale, '2027-02-01', 'weekday'));
    expect(main.textContent).toContain('MG523');
    const coupons = screen.getByText(textOf(locale, 'account-overview.coupons')).closest('section');
    expect(coupons?.textContent).toContain(`${textOf(locale, 'account-overview.coupons.extras')}2`);
    const first = { name: 'Wi-Fi', day: formatDay(locale, '2027-05-01') };
    expect(coupons?.textContent).toContain(textOf(locale, 'account-overview.coupons.first', first));
  },
);

test('without a trip ahead, the way to book one is there', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  expect(main.textContent).toContain(textOf('en', 'account-overview.trips.none'));
  const name = textOf('en', 'page.bookFlight');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/');
});

test('a card that is already kept, at the highest level, asks for nothing', async () => {
  const { next: _, renewal, ...progress } = member.progress;
  const kept = { ...progress, next: null, renewal: { ...renewal, reached: true } };
  const answers = gatewayWith(made, {
    viewer: { ...viewer, member: { ...member, progress: kept } },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: answers });
  expect(main.textContent).toContain(textOf('en', 'account-overview.progress.highest'));
  const day = formatDay('en', '2027-01-01');
  expect(main.textContent).toContain(textOf('en', 'account-overview.progress.enough', { day }));
  expect(main.textContent).not.toContain(
    textOf('en', 'account-overview.progress.next', { card: 'Platinum' }),
  );
});

test.each(LOCALES)('a card that came with another one says what renews it: %s', async (locale) => {
  const progress = { ...member.progress, next: null, renewal: null };
  const card = { ...member.card, tier: 'VISA_PLATINUM', validUntil: '2027-03-31' };
  const answers = gatewayWith(made, {
    viewer: { ...viewer, member: { ...member, progress, card } },
  });
  const { main } = await renderRoute(route, { address, locale, fetch: answers });
  const day = formatDay(locale, '2027-03-31');
  expect(main.textContent).toContain(textOf(locale, 'account-overview.validUntil', { day }));
  expect(main.textContent).toContain(
    textOf(locale, 'account-overview.progress.held', { way: 'BANK_CARD', day }),
  );
});

test('a trip of which the airline changed a flight is at the top, with the way to decide', async () => {
  const change = {
    __typename: 'AirlineChange',
    id: 'change',
    state: 'OPEN',
    kind: 'RETIMED',
    decideBy: '2026-12-23T08:00:00Z',
    segments: [
      {
        __typename: 'ChangedSegment',
        before: { __typename: 'FlightSegment', flightNumber: 'MG523' },
      },
    ],
  };
  const nodes = [{ ...trip, airlineChanges: [change] }];
  const changed = { ...member, orders: { ...member.orders, nodes } };
  const answers = gatewayWith(made, { viewer: { ...viewer, member: changed } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: answers });
  expect(main.textContent).toContain('We’ve changed flight MG523. Decide by 23 Dec 2026 16:00');
  const name = textOf('en', 'airline-change.open.link', { reference: 'ABC234' });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
    '/order/flightOrderDetail?order=trip#airline-changes',
  );
});
