// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenAttempt } from './open-attempt.tsx';
import { type Answers, beforeGateway } from './order-to-pay.test-support.tsx';
import { type Outcome, usePaymentAnswer } from './use-payment-answer.ts';

const order = { id: 'order', price: { total: { amount: 234000, currency: 'CNY' } } };

const said = (outcome: Outcome) => ({
  confirmPayment: {
    __typename: 'ConfirmPaymentPayload',
    outcome,
    payable: null,
    userErrors: [],
  },
});

function Returned({ awaited = true }: { awaited?: boolean }) {
  return <OpenAttempt order={order} payment={usePaymentAnswer('order', awaited)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = async (answers: Answers) => {
  const asked = beforeGateway(<Returned />, answers);
  await pass(100);
  return asked;
};
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

test('an answer says when it was given, so that the same words twice are seen to be two answers', async () => {
  vi.setSystemTime('2026-11-22T06:48:00Z');
  await show([said('PENDING')]);
  expect(words()).toContain('Checked at 14:48 (Shanghai time)');
  vi.setSystemTime('2026-11-22T06:50:00Z');
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
