// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { FindOrder } from './find-order.tsx';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const asked = () => ({
  requestOrderAccess: {
    __typename: 'RequestOrderAccessPayload',
    challenge: {
      __typename: 'VerificationChallenge',
      id: 'challenge',
      expiresAt: inSeconds(300),
      resendAt: inSeconds(60),
      serverNow: inSeconds(0),
    },
    userErrors: [],
  },
});
const refused = (code: string, path: string[]) => ({
  __typename: 'UserError',
  code,
  path,
});
const wrongCode = {
  confirmOrderAccess: {
    __typename: 'ConfirmOrderAccessPayload',
    order: null,
    userErrors: [refused('CODE_WRONG', ['code'])],
  },
};

function show(...answers: object[]) {
  const mutate = vi.fn(() => Response.json({ data: answers.shift() }));
  const fetch = async (_address: unknown, init?: RequestInit) =>
    init?.method === 'POST' ? mutate() : Response.json({ data: { openOrders: [] } });
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  const client = new ApolloClient({ cache: createCache(), link });
  renderPage(
    <ApolloProvider client={client}>
      <FindOrder />
    </ApolloProvider>,
    { messages: ['trips-order-detail', 'forms', 'code'], path: '/order/flightOrderDetail' },
  );
  return mutate;
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const name = () => type(/passenger’s name/, 'LIU/ANNA');
const askForCode = () => {
  type(/Booking reference/, 'ABC234');
  name();
  press(/Send the code/);
};

beforeEach(() => sessionStorage.clear());

test('a name that is not LAST/FIRST is refused before anybody is asked', async () => {
  const fetch = show(asked());
  type(/Booking reference/, 'ABC234');
  type(/passenger’s name/, 'Anna Liu');
  press(/Send the code/);
  await screen.findByRole('link', { name: /Write the name as LAST\/FIRST/ });
  expect(fetch).not.toHaveBeenCalled();
});

test('the second step says what was asked for, and when another code may be asked for', async () => {
  show(asked());
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  expect(screen.getByText(/Asked for ABC234, LIU\/ANNA/)).toBeTruthy();
  const resend = screen.getByRole('button', { name: /Send another code in/ });
  expect(resend.getAttribute('aria-disabled')).toBe('true');
});

test('a wrong code is said at its field, and what was typed stays', async () => {
  show(asked(), wrongCode);
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  type(/^Code$/, '123456');
  press(/Open the booking/);
  await screen.findByRole('link', { name: /The code is not right/ });
  expect(screen.getByLabelText<HTMLInputElement>(/^Code$/).value).toBe('123456');
});

test('who typed the wrong name goes back and finds what was typed', async () => {
  show(asked());
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  press(/Change what I entered/);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Booking reference/).value).toBe('ABC234'),
  );
});
