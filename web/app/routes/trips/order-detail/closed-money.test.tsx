// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { ClosedMoney } from './closed-money.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

function CNY(amount: number) {
  return { amount, currency: 'CNY' };
}
const payment = (state: string, refundedAt: string | null) => ({
  id: state,
  state,
  refundedAt,
  amount: CNY(132_000),
  captured: state === 'FAILED' ? null : CNY(132_000),
});
const show = (order: object) =>
  renderPage(<ClosedMoney order={order as DetailedOrderFragment} />, {
    messages: ['trips-order-detail'],
  });
const items = () =>
  screen.queryAllByRole('listitem').map((one) => one.textContent?.replaceAll('\u00a0', ' '));

test('an order that was never paid says that nothing was charged', () => {
  show({ state: 'CANCELLED', payments: [payment('FAILED', null)], refunds: [] });
  expect(screen.getByText('Nothing was charged for this booking.')).toBeTruthy();
  expect(items()).toEqual([]);
});

test('money that came too late is on its way back, and then back', () => {
  const payments = [payment('SUCCEEDED', null), payment('MISMATCHED', '2026-11-20T10:00:00Z')];
  show({ state: 'CANCELLED', payments, refunds: [] });
  expect(items()).toEqual([
    'Being returned to the way you paidCNY 1,320',
    'Returned to the way you paidCNY 1,320',
  ]);
});

test('a refund stands beside what was paid, as far as it has come', () => {
  const refund = { id: 'r', refundNumber: 'R1', money: CNY(100_000) };
  const events = [
    { state: 'UNDER_REVIEW', at: '2026-11-20T10:00:00Z' },
    { state: 'SUCCEEDED', at: '2026-11-21T10:00:00Z' },
  ];
  show({
    state: 'REFUNDED',
    payments: [payment('SUCCEEDED', null)],
    refunds: [{ ...refund, events }],
  });
  expect(items()).toEqual(['PaidCNY 1,320', 'Refund R1 paidCNY 1,000']);
});
