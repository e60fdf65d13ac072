// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './register.route.tsx';

const { fetch } = mockFetch();

test.each(LOCALES)('joining the club begins with a contact: %s', async (locale) => {
  const { headings } = await renderRoute(route, { address: '/register', locale, fetch });
  const club = BRAND.clubName[locale];
  expect(headings).toEqual([textOf(locale, 'account-register.title', { club })]);
  expect(screen.getByRole('textbox')).toBeTruthy();
});

test('a missing contact is reported, and the way to sign in leads on to where the user came from', async () => {
  const address = '/register?returnTo=%2Flounges';
  await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByRole('link', { name: 'Enter your e-mail address.' })).toBeTruthy();
  const signIn = screen.getByRole('link', { name: textOf('en', 'account-register.signIn') });
  expect(signIn.getAttribute('href')).toBe('/login?returnTo=%2Flounges');
});
