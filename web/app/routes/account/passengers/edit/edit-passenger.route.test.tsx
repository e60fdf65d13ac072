// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { MEI_LING, savedNode, TAI_MAN } from '../saved-passengers.test-support.ts';
import * as route from './edit-passenger.route.tsx';

const { fetch } = mockFetch({
  Query: { node: savedNode },
  Member: { frequentPassengers: [TAI_MAN, MEI_LING] },
  Mutation: {
    updateFrequentPassenger: {
      frequentPassenger: null,
      userErrors: [
        { code: 'DOCUMENT_DUPLICATED', path: ['passenger', 'documents', '0', 'number'] },
      ],
    },
  },
});
const address = `/passengers/editPsg?id=${MEI_LING.id}`;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save passenger' }));

test.each(LOCALES)('a form for a new passenger says what it is: %s', async (locale) => {
  const { headings } = await renderRoute(route, {
    address: '/passengers/editPsg',
    locale,
    fetch,
  });
  expect(headings).toEqual([textOf(locale, 'account-passengers.add.title')]);
});

test('what is missing of a new passenger is said at each field, all at once', async () => {
  await renderRoute(route, { address: '/passengers/editPsg', locale: 'en', fetch });
  save();
  for (const field of ['lastName', 'dateOfBirth', 'nationality', 'documentNumber'] as const) {
    const name = textOf('en', `traveller-form.${field}.missing`);
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  }
});

test('a saved passenger is filled in, and its number stays where none is typed', async () => {
  const sent: string[] = [];
  const watched: typeof fetch = async (input, init) => {
    const body = String(init?.body);
    if (!body.includes('frequentPassengerId')) return fetch(input, init);
    sent.push(body);
    return new Promise(() => undefined);
  };
  await renderRoute(route, { address, locale: 'en', fetch: watched });
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Wong');
  expect(screen.getByText('Saved: ••••••789. Leave blank to keep it.')).toBeTruthy();
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain('"number":null');
  expect(sent[0]).toContain('"version":1');
});

test('another document takes a kind that is not there yet, and can be taken away again', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.click(screen.getByRole('button', { name: 'Add another document' }));
  const second = within(await screen.findByRole('group', { name: 'Document 2' }));
  const kinds = within(second.getByLabelText('Travel document')).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).not.toContain('Passport');
  fireEvent.click(second.getByRole('button', { name: 'Remove document 2' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Document 2' })).toBeNull());
});

test('the document of another passenger is refused at its number', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.input(screen.getByLabelText(/^Document number/), { target: { value: 'K12345678' } });
  save();
  expect(await screen.findByRole('link', { name: /Document number:/ })).toBeTruthy();
});
