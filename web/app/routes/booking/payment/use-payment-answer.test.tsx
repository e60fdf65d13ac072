// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Answers,
  beforeGateway,
} from '#web/app/components/payment/order-to-pay.test-support.tsx';
import { type Outcome, usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import { OpenAttempt } from './open-attempt.tsx';

type Order = ComponentProps<typeof OpenAttempt>['order'];

const order: Order = {
  id: 'order',
  price: { total: { amount: 234000, currency: 'CNY' } },
  paymentDueAt: '2026-11-22T07:36:00Z',
  capabilities: [],
};
/** The card was sent off, and the bank has not answered. */
const atBank: Order = {
  ...order,
  capabilities: [
    { action: 'CANCEL', allowed: false, until: null, reason: { code: 'PAYMENT_IN_PROGRESS' } },
  ],
};

const said = (outcome: Outcome) => ({
  confirmPayment: {
    __typename: 'ConfirmPaymentPayload',
    outcome,
    payable: null,
    userErrors: [],
  },
});

function Returned({ awaited = true, of = order }: { awaited?: boolean; of?: Order }) {
  return <OpenAttempt order={of} payment={usePaymentAnswer('order', awaited)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function show(answers: Answers, of?: Order) {
  const asked = beforeGateway(<Returned of={of} />, answers);
  await pass(100);
  return asked;
}
const words = () => screen.getByRole('status').textContent;

test('who comes back from the provider’s page need not ask: the page does, and goes on asking', async () => {
  const asked = await show([said('PENDING')]);
  expect(asked).toHaveLength(1);
  expect(words()).toContain('We haven’t received a payment yet');
  await pass(30_000);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(10);
});

test('“already paid” asks at once', async () => {
  const asked = await show([said('PENDING'), said('PAID')]);
  fireEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
  await pass(100);
  expect(asked).toHaveLength(2);
  expect(words()).toContain('We’re checking your payment');
});

test('an answer says when it was given, so that two equal answers can be told apart', async () => {
  vi.setSystemTime('2026-11-22T06:48:30Z');
  await show([said('PENDING')]);
  expect(words()).toContain('Checked at 14:48 (Shanghai time)');
  vi.setSystemTime('2026-11-22T06:50:30Z');
  fireEvent.click(screen.getByRole('button', { name: 'I have already paid' }));
  await pass(100);
  expect(words()).toContain('Checked at 14:50 (Shanghai time)');
});

test('a provider that does not answer takes nothing away', async () => {
  await show([said('UNKNOWN')]);
  expect(words()).toContain('your money is safe');
});

test('a lost network is said, and asked past', async () => {
  const asked = await show([null, said('PENDING')]);
  expect(words()).toContain('No connection');
  await pass(5000);
  expect(asked.length).toBeGreaterThan(1);
  expect(words()).toContain('We haven’t received a payment yet');
});

const payAgain = () => screen.getByRole('button', { name: 'Pay again' });

test('paying again is open once the provider has said that nothing came', async () => {
  beforeGateway(<Returned />, [said('PENDING')]);
  expect(payAgain().getAttribute('aria-disabled')).toBe('true');
  await pass(100);
  expect(payAgain().getAttribute('aria-disabled')).toBeNull();
});

test('while the provider does not answer, nothing can be paid twice, and the page says why', async () => {
  const asked = await show([said('UNKNOWN')]);
  fireEvent.click(payAgain());
  await pass(100);
  expect(asked).toHaveLength(1);
  const reason = document.getElementById(payAgain().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('once we know that no payment is under way');
});

test('who left the provider’s page without paying is not asked whether they paid', async () => {
  beforeGateway(<Returned />, [said('PENDING')]);
  const title = () => screen.getByRole('heading').textContent;
  expect(title()).toBe('Have you paid?');
  await pass(100);
  expect(title()).toBe('Payment not completed');
});

test('while the bank is deciding, the page says so and takes no second payment', async () => {
  await show([said('PENDING')], atBank);
  expect(screen.getByRole('heading').textContent).toBe('Waiting for your bank');
  expect(payAgain().getAttribute('aria-disabled')).toBe('true');
});

test('the page says until when the payment is looked up, and when it has stopped asking by itself', async () => {
  await show([said('PENDING')]);
  const panel = screen.getByRole('region');
  expect(panel.textContent).toContain('until 15:36 (Shanghai time)');
  expect(panel.textContent).not.toContain('no longer updates automatically');
  await pass(15 * 60_000);
  expect(panel.textContent).toContain('no longer updates automatically');
});
