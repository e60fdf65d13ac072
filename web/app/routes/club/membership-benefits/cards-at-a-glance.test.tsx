// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EARNING } from '#schema/codes/club/earning.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { CardsAtAGlance } from './cards-at-a-glance.tsx';

test('each card shows what it brings, and nothing that it does not', async () => {
  await renderPage(<CardsAtAGlance />, { messages: ['club', 'club-card'] });
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(cards).toHaveLength(4);
  const [first = '', silver = '', gold = '', platinum = ''] = cards;
  expect(first).toContain(`+${EARNING.birthdayBonusPercent}%`);
  expect(silver).toContain('+15%');
  expect(silver).not.toContain('Lounge');
  expect(gold).toMatch(/Lounge.*You and 1\sguest/);
  expect(platinum).toMatch(/2\sbags of 23\skg.*You and 2\sguests.*Free/);
  for (const card of cards) expect(card).not.toContain('Not included');
});
