// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './passengers.route.tsx';

const address = '/passengers';

test.each(LOCALES)('the list has names, tags and documents: %s', async (locale) => {
  const { fetch } = await mockGateway();
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-passengers.title')));
  expect(main.textContent).toContain('CHAN/TAIMAN');
  expect(main.textContent).toContain('WONG/MEILING');
  for (const tag of ['SELF', 'ABOUT_TO_EXPIRE'])
    expect(main.textContent).toContain(textOf(locale, 'passenger-tags.tag', { tag }));
  expect(main.textContent).toContain('••••••789');
});

test('the list is searched as one types', async () => {
  const { fetch } = await mockGateway();
  await renderRoute(route, { address, locale: 'en', fetch });
  const box = screen.getByLabelText('Find by name or the end of a document number');
  fireEvent.change(box, { target: { value: 'mei' } });
  expect(screen.queryByText('CHAN/TAIMAN')).toBeNull();
  expect(screen.getByText('1 passenger found')).toBeTruthy();
});

test('a passenger who was removed comes back by one press, and the member cannot be removed', async () => {
  const { fetch } = await mockGateway();
  await renderRoute(route, { address, locale: 'en', fetch });
  expect(screen.queryByRole('button', { name: 'Remove: CHAN/TAIMAN' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: WONG/MEILING' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  fireEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Remove: WONG/MEILING' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('WONG/MEILING'));
});

test('an empty list says what it is for', async () => {
  const { fetch } = await mockGateway();
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    member: { __typename: 'Member', id: 'member', frequentPassengers: [] },
  };
  await renderRoute(route, { address, locale: 'en', fetch: gatewayWith(fetch, { viewer }) });
  expect(screen.getByText('No saved passengers yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a passenger' }).getAttribute('href')).toBe(
    '/passengers/editPsg',
  );
});
