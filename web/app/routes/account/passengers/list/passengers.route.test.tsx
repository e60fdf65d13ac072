// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { MEI_LING, TAI_MAN } from '../saved-passengers.test-support.ts';
import * as route from './passengers.route.tsx';

/** The list, from which one is removed and to which it comes back. */
function listed() {
  let passengers = [TAI_MAN, MEI_LING];
  return mockFetch({
    Query: { viewer: () => ({ member: { frequentPassengers: passengers } }) },
    Mutation: {
      removeFrequentPassenger({ input }: { input: { frequentPassengerId: string } }) {
        const removedId = input.frequentPassengerId;
        passengers = passengers.filter(({ id }) => id !== removedId);
        return { removedId, userErrors: [] };
      },
      restoreFrequentPassenger() {
        passengers = [TAI_MAN, MEI_LING];
        return { frequentPassenger: MEI_LING, userErrors: [] };
      },
    },
  }).fetch;
}
const fetch = listed();
const address = '/passengers';

test.each(LOCALES)('the list has names, tags and documents: %s', async (locale) => {
  const { main, title } = await renderRoute(route, { address, locale, fetch });
  expect(title).toBe(titleOf(locale, textOf(locale, 'account-passengers.title')));
  for (const name of ['CHAN/TAIMAN', 'WONG/MEILING'])
    expect(main.textContent).toContain(personName(locale, name));
  for (const tag of ['SELF', 'ABOUT_TO_EXPIRE'])
    expect(main.textContent).toContain(textOf(locale, 'passenger-tags.tag', { tag }));
  expect(main.textContent).toContain('••••••789');
});

test('the list is searched as one types', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const box = screen.getByLabelText('Find by name or the end of a document number');
  fireEvent.change(box, { target: { value: 'mei' } });
  expect(screen.queryByText('Taiman Chan')).toBeNull();
  expect(screen.getByText('1 passenger found')).toBeTruthy();
});

test('a passenger who was removed comes back by one press, and the member cannot be removed', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  expect(screen.queryByRole('button', { name: 'Remove: Taiman Chan' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Meiling Wong' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  fireEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Remove: Meiling Wong' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Meiling Wong'));
});

test('an empty list says what it is for', async () => {
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
