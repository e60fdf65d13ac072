// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import { MEI_LING, savedNode } from '../saved-passengers.test-support.ts';
import * as route from './view-passenger.route.tsx';

const { fetch } = mockFetch({ Query: { node: savedNode } });
const address = `/passengers/viewPsg?id=${MEI_LING.id}`;

test.each(LOCALES)(
  'a passenger is shown, the number of the document masked: %s',
  async (locale) => {
    const { main, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([personName(locale, 'WONG/MEILING')]);
    expect(main.textContent).toContain('••••••789');
    expect(main.textContent).not.toContain('K23456789');
    const tag = textOf(locale, 'passenger-tags.tag', { tag: 'ABOUT_TO_EXPIRE' });
    expect(main.textContent).toContain(tag);
  },
);

test('a number that cannot be opened is said in words, with what to do', async () => {
  const unreadable: typeof fetch = async (input, init) => {
    const text = await (await fetch(input, init)).text();
    return Response.json(
      JSON.parse(text, (_key, value) =>
        value?.maskedNumber
          ? { ...value, maskedNumber: '••••', numberProblem: 'UNREADABLE' }
          : value,
      ),
    );
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: unreadable });
  expect(main.textContent).toContain(textOf('en', 'traveller-form.numberUnreadable'));
  expect(main.textContent).not.toContain('••••');
});

test('a passenger who is not in the list is not found', async () => {
  const { headings } = await renderRoute(route, {
    address: '/passengers/viewPsg?id=RnJlcXVlbnRQYXNzZW5nZXI6eA',
    locale: 'en',
    fetch,
  });
  expect(headings).toEqual(['This passenger isn’t in your list']);
  expect(screen.getByRole('link', { name: 'All saved passengers' })).toBeTruthy();
});
