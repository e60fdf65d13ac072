// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './edit-login-password.route.tsx';

const { fetch: made } = mockFetch();
const memberWith = (loginPasswordSet: boolean) => ({
  __typename: 'Viewer',
  id: 'viewer',
  member: {
    __typename: 'Member',
    id: 'member',
    profile: { __typename: 'MemberProfile', email: 'tai.man@example.com', phone: null },
    credentials: {
      __typename: 'MemberCredentials',
      loginPasswordSet,
      contacts: [{ __typename: 'MemberContact', kind: 'EMAIL', masked: 't•••@example.com' }],
    },
  },
});
const address = '/account/editLoginPwd';

test.each(LOCALES)('a new password is typed with the present one: %s', async (locale) => {
  const fetch = gatewayWith(made, { viewer: memberWith(true) });
  const { title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-edit-login-password.title')));
  const field = (name: 'account.currentPassword' | 'account.newPassword') =>
    screen.getByLabelText(textOf(locale, name), { exact: true });
  expect(field('account.currentPassword').getAttribute('autocomplete')).toBe('current-password');
  expect(field('account.newPassword').getAttribute('autocomplete')).toBe('new-password');
});

test('the strength is said in words while one types, and a code takes the place of the password', async () => {
  const fetch = gatewayWith(made, { viewer: memberWith(true) });
  await renderRoute(route, { address, locale: 'en', fetch });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('New password'), 'fl0wer');
  expect(screen.getByText(textOf('en', 'account.strength.WEAK'))).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'With a code' }));
  expect(screen.getByRole('button', { name: /t•••@example\.com/ })).toBeTruthy();
});

test('the first password needs a code to a contact of the member, and says what follows', async () => {
  const fetch = gatewayWith(made, { viewer: memberWith(false) });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(main.textContent).toContain('points can’t be spent for 24 hours');
  await userEvent.click(screen.getByRole('button', { name: /t•••@example\.com/ }));
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});
