// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './edit-consumption-password.route.tsx';

const { fetch: made } = mockFetch();
const viewer = {
  __typename: 'Viewer',
  id: 'viewer',
  member: {
    __typename: 'Member',
    id: 'member',
    profile: { __typename: 'MemberProfile', dateOfBirth: '1990-04-12' },
    credentials: {
      __typename: 'MemberCredentials',
      consumptionPasswordSet: true,
      consumptionPasswordLocked: true,
      contacts: [{ __typename: 'MemberContact', kind: 'EMAIL', masked: 't•••@example.com' }],
    },
  },
};
const fetch = gatewayWith(made, { viewer });
const address = '/account/editConsumePwd';

test.each(LOCALES)('a lock says when it ends, and a code is sent first: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-edit-consumption-password.title')));
  const { tries } = LIMITS.consumptionPassword;
  const locked = textOf(locale, 'account-edit-consumption-password.locked', { tries });
  expect(main.textContent).toContain(locked);
  expect(screen.getByRole('button', { name: /t•••@example\.com/ })).toBeTruthy();
});

test('the digits until now take the place of a code', async () => {
  const credentials = { ...viewer.member.credentials, consumptionPasswordLocked: false };
  const answers = gatewayWith(made, {
    viewer: { ...viewer, member: { ...viewer.member, credentials } },
  });
  const sent: string[] = [];
  const watched: typeof answers = (asked, init) => {
    sent.push(String(init?.body));
    return answers(asked, init);
  };
  await renderRoute(route, { address, locale: 'en', fetch: watched });
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  type('New points password', '902615');
  type('New points password again', '902615');
  save();
  expect(await screen.findByRole('link', { name: /^Current points password/ })).toBeTruthy();
  type('Current points password', '730518');
  save();
  const input = '"currentConsumptionPassword":"730518","consumptionPassword":"902615"';
  await waitFor(() => expect(sent.some((body) => body.includes(input))).toBe(true));
});
