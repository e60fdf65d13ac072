// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, beforeGateway } from './order-to-pay.test-support.tsx';
import { PayButton } from './pay-button.tsx';

const order = { id: 'order', price: { total: { amount: 234000, currency: 'CNY' } } };
const PAGE = 'https://pay.example/pay/1';

const started = (hostedPageUrl: string | null, codes: string[] = []) => ({
  startPayment: {
    __typename: 'StartPaymentPayload',
    payable: null,
    payment: hostedPageUrl && { __typename: 'Payment', id: 'payment', hostedPageUrl },
    userErrors: codes.map((code) => ({ __typename: 'StartPaymentError', code, path: [] })),
  },
});

const assign = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  assign.mockReset().mockImplementation(() => undefined);
});
afterEach(() => assign.mockClear());

const show = (answers: Answers) => beforeGateway(<PayButton order={order} />, answers);
const button = () => screen.getByRole('button', { name: /^Pay CNY\s2,340$/ });

test('a double click begins one payment and leads to the provider’s page', async () => {
  const asked = show([started(PAGE)]);
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
  expect(asked).toHaveLength(1);
  // until the page is left the button stays busy
  fireEvent.click(button());
  expect(asked).toHaveLength(1);
});

test('why one cannot pay is said where the button is', async () => {
  show([started(null, ['PROVIDER_UNAVAILABLE'])]);
  fireEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Nothing was charged');
  expect(assign).not.toHaveBeenCalled();
});

test('a fault is said in a sentence, with the reference that customer service asks for', async () => {
  show([{ errors: [{ message: 'x', extensions: { code: 'INTERNAL', id: 'r-17' } }] }]);
  fireEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/went wrong.*r-17/);
});

test('a press after the network was away is the same submission, not a second one', async () => {
  const asked = show([null, started(PAGE)]);
  fireEvent.click(button());
  await screen.findByRole('alert');
  fireEvent.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const [first, second] = asked.map(({ variables }) => variables.input.idempotencyKey);
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(second).toBe(first);
});

test('an address that is no web page is not followed', async () => {
  show([started('javascript:alert(1)')]);
  fireEvent.click(button());
  await screen.findByRole('alert');
  expect(assign).not.toHaveBeenCalled();
});
