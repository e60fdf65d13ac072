// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './account.route.tsx';

const { fetch: made } = await mockGateway();
const session = (id: string, device: string, current: boolean) => ({
  ...{ __typename: 'MemberSession', id, device, current },
  createdAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-22T08:00:00Z',
});
const member = {
  __typename: 'Member',
  id: 'member',
  joinedAt: '2026-11-20T08:00:00Z',
  unreadMessages: 2,
  profile: {
    ...{ __typename: 'MemberProfile', firstName: 'Tai Man', lastName: 'Chan' },
    ...{ email: 'tai.man@example.com', phone: null, gender: null, nationality: 'HK' },
    documents: [],
  },
  card: { __typename: 'MembershipCard', number: '1234567897', tier: 'GOLD', validUntil: null },
  closesOn: null,
  credentials: {
    ...{ __typename: 'MemberCredentials', loginPasswordSet: false },
    ...{ consumptionPasswordSet: true, consumptionPasswordLocked: true, contacts: [] },
  },
  sessions: [session('1', 'Firefox, Linux', true), session('2', '', false)],
};
const viewer = { __typename: 'Viewer', id: 'viewer', member };
const fetch = gatewayWith(made, { viewer });
const address = '/account';

test.each(LOCALES)('the account shows card, contacts and sessions: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-overview.title')));
  expect(main.textContent).toContain('Tai Man Chan');
  expect(main.textContent).toContain(`${BRAND.carrierCode} 123 456 7897`);
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
