// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beforeGateway } from '#web/app/components/payment/order-to-pay.test-support.tsx';
import { OpenAttempt } from './open-attempt.tsx';
import type { Payable } from './payable.ts';
import type { FollowedPayment } from './use-followed-payment.ts';

const payable: Payable = {
  id: 'seats',
  capabilities: [],
  payments: [],
  amountDue: { amount: 12_000, currency: 'CNY' },
  paymentDueAt: '2026-11-22T07:06:00Z',
  serverNow: '2026-11-22T06:48:00Z',
};
const after = (answer: FollowedPayment['answer']): FollowedPayment => ({
  answer,
  ask: async () => undefined,
  press: async () => undefined,
  pressed: false,
  polling: true,
});

test('an unpaid seat says that it is not paid, and when that was looked up', () => {
  const askedAt = new Date('2026-11-22T06:48:30Z');
  beforeGateway(
    <OpenAttempt
      payable={payable}
      payment={after({ outcome: 'PENDING', refusal: null, askedAt })}
      words="check-in-payment-seat"
    />,
    [],
  );
  expect(screen.getByRole('heading').textContent).toBe('Payment not completed');
  expect(screen.getByText('Checked at 14:48 (Shanghai time).')).toBeTruthy();
});
