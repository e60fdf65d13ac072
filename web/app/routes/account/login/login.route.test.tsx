// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { timeIn } from '#web/app/i18n/format/days.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { storeSignInWay } from '#web/app/session/sign-in-way.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './login.route.tsx';

const { fetch: made } = mockFetch();
const ways = (...codeWays: string[]) =>
  gatewayWith(made, {
    businessRules: {
      __typename: 'BusinessRules',
      credentials: { __typename: 'CredentialRules', codeWays },
    },
  });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test.each(LOCALES)('there are three ways in: %s', async (locale) => {
  const fetch = ways('EMAIL', 'PHONE');
  const { headings } = await renderRoute(route, { address: '/login', locale, fetch });
  expect(headings).toEqual([textOf(locale, 'account-login.title')]);
  expect(tabs()).toEqual(
    (['EMAIL', 'PHONE', 'PASSWORD'] as const).map((way) =>
      textOf(locale, `account-login.by.${way}`),
    ),
  );
});

test('a way that the airline cannot send by is not offered', async () => {
  await renderRoute(route, { address: '/login', locale: 'en', fetch: ways('EMAIL') });
  expect(tabs()).toEqual(['E-mail', 'Password']);
});

test.each([
  ['/login', '/', '/register'],
  ['/login?returnTo=%2Flounges', '/lounges', '/register?returnTo=%2Flounges'],
  ['/login?returnTo=%2Faccount', '/', '/register?returnTo=%2Faccount'],
  ['/login?returnTo=%2Fpoints', '/', '/register?returnTo=%2Fpoints'],
  ['/login?returnTo=%2Fja%2Fmessage%2Flist', '/', '/register?returnTo=%2Fja%2Fmessage%2Flist'],
  ['/login?returnTo=%2F%2Felsewhere.example', '/', '/register'],
  ['/login?returnTo=https%3A%2F%2Felsewhere.example', '/', '/register'],
])('from %s a guest goes on to %s, and who joins to %s', async (address, guest, join) => {
  await renderRoute(route, { address, locale: 'en', fetch: ways('EMAIL') });
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/Continue as a guest/)).toBe(guest);
  expect(link(/Not a member yet/)).toBe(join);
});

test('what is missing is said before the gateway is asked', async () => {
  await renderRoute(route, { address: '/login', locale: 'en', fetch: ways('EMAIL') });
  fireEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByRole('link', { name: 'Enter your e-mail address.' })).toBeTruthy();
});

test.each(LOCALES)('a lock of the password says when it ends: %s', async (locale) => {
  const retryAt = '2026-11-20T02:15:00Z';
  const asked = ways('EMAIL');
  const locked: typeof fetch = async (address, init) =>
    String(init?.body).includes('"password"')
      ? Response.json({
          data: {
            signIn: {
              __typename: 'SignInPayload',
              viewer: null,
              retryAt,
              userErrors: [
                {
                  __typename: 'SignInError',
                  code: 'TOO_MANY_REQUESTS',
                  path: ['proof', 'password'],
                },
              ],
            },
          },
        })
      : asked(address, init);
  await renderRoute(route, { address: '/login', locale, fetch: locked });
  const field = (id: MessageId) =>
    screen.getByLabelText(textOf(locale, id), { selector: 'input' }) as HTMLInputElement;
  const type = (id: MessageId, value: string) => fireEvent.input(field(id), { target: { value } });
  type('account-login.account', 'traveller@example.com');
  type('account-login.password', 'm4gnolia');
  fireEvent.submit(field('account-login.password').form!);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = timeIn(retryAt, timeZone);
  expect(
    await screen.findByText(textOf(locale, 'account-login.lockedUntil', { time })),
  ).toBeTruthy();
});

test.each([
  ['/points', 'Sign in to see your points.'],
  ['/ja/message/details?id=1', 'Sign in to see your messages.'],
  ['/lounges', 'Sign in to see this page.'],
])('the page that was asked for is named: %s', async (back, words) => {
  const address = `/login?${new URLSearchParams({ returnTo: back })}`;
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: ways('EMAIL') });
  expect(main.textContent).toContain(words);
});

test('the way of the last sign-in is open', async () => {
  storeSignInWay('PASSWORD');
  await renderRoute(route, { address: '/login', locale: 'en', fetch: ways('EMAIL') });
  const open = screen.getByRole('tab', { selected: true });
  expect(open.textContent).toBe('Password');
});
