// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { StatusCell } from './status-cell.tsx';

test('a field is described by what is wrong with it', () => {
  renderPage(<StatusCell id="number" label="Flight" defaultValue="?" problem="No such flight." />);
  const described = screen.getByLabelText('Flight').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('No such flight.');
});
