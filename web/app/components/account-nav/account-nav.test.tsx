// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { AccountNav } from './account-nav.tsx';

test('from one page of the account its neighbours are one step away, and the page itself is named', () => {
  renderPage(<AccountNav current="/points" />, { locale: 'ja', messages: ['account-nav'] });
  const nav = within(screen.getByRole('navigation', { name: 'アカウントのページ' }));
  const links = nav.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ja/account',
    '/ja/order/flightOrder',
    '/ja/passengers',
    '/ja/points',
    '/ja/flightSegment',
    '/ja/message/list',
    '/ja/account/editInfo',
  ]);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['ポイント']);
});
