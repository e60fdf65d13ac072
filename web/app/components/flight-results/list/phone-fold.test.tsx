// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { PhoneFold } from './phone-fold.tsx';

it('one of days and filters is unfolded at a time, and a second press folds it', async () => {
  const user = userEvent.setup();
  renderPage(<PhoneFold days={<p>days</p>} filters={<p>filters</p>} />, {
    messages: ['flight-results'],
  });
  // they are hidden on a window as wide as that of tests
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });
  const days = button('Other days');
  const filters = button('Filter and sort');
  const isOpen = (text: string) => screen.getByText(text).parentElement?.hasAttribute('data-open');
  await user.click(days);
  expect([isOpen('days'), isOpen('filters')]).toEqual([true, false]);
  await user.click(filters);
  expect([isOpen('days'), isOpen('filters')]).toEqual([false, true]);
  await user.click(filters);
  expect(filters.getAttribute('aria-expanded')).toBe('false');
});
