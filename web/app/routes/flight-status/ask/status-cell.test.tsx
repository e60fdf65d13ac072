// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { StatusCell } from './status-cell.tsx';

test('a field is described by what it holds in words, and by what is wrong with it', () => {
  const words = { problem: 'Too long ago.', inWords: 'Thu 24 Dec 2026' };
  renderPage(<StatusCell id="day" label="Date" type="date" defaultValue="2026-12-24" {...words} />);
  const described = screen.getByLabelText('Date').getAttribute('aria-describedby')?.split(' ');
  const texts = described?.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Too long ago.', 'Thu 24 Dec 2026']);
});
