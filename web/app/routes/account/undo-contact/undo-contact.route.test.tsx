// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './undo-contact.route.tsx';

const { fetch: made } = mockFetch();
const address = '/account/undoContact?change=key';
const change = {
  __typename: 'UndoableContactChange',
  kind: 'EMAIL',
  before: 't•••@example.com',
  after: 'x•••@elsewhere.com',
  changedAt: '2027-01-05T02:00:00Z',
  undoableUntil: '2027-01-08T02:00:00Z',
};
const withChange = (answers: Parameters<typeof gatewayWith>[1] = {}) =>
  gatewayWith(made, { undoableContactChange: change, ...answers });

test.each(LOCALES)('says what will be undone, and until when: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch: withChange() });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-undo-contact.title')));
  for (const told of [change.before, change.after, '10:00'])
    expect(main.textContent).toContain(told);
  for (const id of ['later', 'sessions', 'passwords'] as const)
    expect(main.textContent).toContain(textOf(locale, `account-undo-contact.${id}`));
  expect(within(main).getAllByRole('button')).toHaveLength(1);
});

test('once undone it leads to a new password, and the focus is on what is said', async () => {
  const undoContactChange = { __typename: 'UndoContactChangePayload', done: true, userErrors: [] };
  await renderRoute(route, { address, locale: 'en', fetch: withChange({ undoContactChange }) });
  await userEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  const heading = await screen.findByRole('heading', {
    name: textOf('en', 'account-undo-contact.doneTitle'),
  });
  expect(document.activeElement).toBe(heading);
  const next = screen.getByRole('link', { name: 'Set a new password' });
  expect(next.getAttribute('href')).toBe('/resetPassword');
  expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull();
});

test('a refusal is said at the button', async () => {
  const userErrors = [{ __typename: 'UndoContactChangeError', code: 'CONTACT_TAKEN', path: [] }];
  const undoContactChange = { __typename: 'UndoContactChangePayload', done: false, userErrors };
  await renderRoute(route, { address, locale: 'en', fetch: withChange({ undoContactChange }) });
  await userEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  expect((await screen.findByRole('alert')).textContent.trim()).toBe(
    textOf('en', 'code.CONTACT_TAKEN', {}, 'code-account'),
  );
});

test('a link that opens no change says so and has no button', async () => {
  const fetch = gatewayWith(made, { undoableContactChange: null });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  expect(main.textContent).toContain('This link has expired');
  expect(within(main).queryByRole('button')).toBeNull();
});
