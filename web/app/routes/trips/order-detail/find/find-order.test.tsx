// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    orders: [],
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
  await screen.findByRole('link', { name: /Enter the name as LAST\/FIRST/ });
  expect(fetch).not.toHaveBeenCalled();
});

test('the second step says what was asked for, and when another code may be asked for', async () => {
  show(asked());
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  expect(await screen.findByText(/Requested for ABC234, LIU\/ANNA/)).toBeTruthy();
  const resend = screen.getByRole('button', { name: /Send another code in/ });
  expect(resend.getAttribute('aria-disabled')).toBe('true');
});

test('a wrong code is said at its field, and what was typed stays', async () => {
  show(asked(), wrongCode);
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  const cells = within(await screen.findByRole('group', { name: 'Code' })).getAllByRole('textbox');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.paste('123 456');
  press(/Open the booking/);
  await screen.findByRole('link', { name: /That code isn’t right/ });
  const typed = cells.map((cell) => (cell instanceof HTMLInputElement ? cell.value : ''));
  expect(typed.join('')).toBe('123456');
});

test('who typed the wrong name goes back and finds what was typed', async () => {
  show(asked());
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  fireEvent.click(await screen.findByRole('button', { name: /Change my details/ }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Booking reference/).value).toBe('ABC234'),
  );
});
