// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { LatePayment } from './late-payment.tsx';
import { WrongAmount } from './wrong-amount.tsx';

const payment = {
  __typename: 'Payment' as const,
  points: 0,
  id: 'one',
  state: 'MISMATCHED' as const,
  createdAt: '2027-01-05T02:00:00Z',
  settledAt: '2027-01-05T02:05:00Z',
  failure: null,
  refundedAt: null,
  amount: { __typename: 'Money' as const, amount: 123_400, currency: 'CNY' as const },
  captured: { __typename: 'Money' as const, amount: 123_300, currency: 'CNY' as const },
};

test('a traveller who paid another amount sees what came, that it goes back, and that the booking is not paid', () => {
  renderPage(<WrongAmount payment={payment} payable />, { messages: ['booking-payment'] });
  const notice = screen.getByRole('alert').textContent;
  expect(notice).toMatch(/We received CNY\s1,233 instead of CNY\s1,234/);
  expect(notice).toContain('We’re returning all of it');
  expect(notice).toContain('hasn’t been paid for yet');
});

test('when the booking has ended, nothing is said of paying again', () => {
  const sentBack = { ...payment, refundedAt: '2027-01-05T02:10:00Z' };
  renderPage(<LatePayment payments={[sentBack]} />, { messages: ['booking-payment'] });
  const notice = screen.getByRole('alert').textContent;
  expect(notice).toContain('We’ve returned all of it');
  expect(notice).not.toContain('pay again');
});
