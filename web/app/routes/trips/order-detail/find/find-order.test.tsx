// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
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

const PAGE = '/order/flightOrderDetail';

function showAt(path: string, ...answers: object[]) {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (_address: unknown, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ data: { openOrders: [] } });
    sent.push(JSON.parse(String(init.body)).variables.input);
    return Response.json({ data: answers.shift() });
  };
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  const client = new ApolloClient({ cache: createCache(), link });
  renderPage(
    <ApolloProvider client={client}>
      <FindOrder />
    </ApolloProvider>,
    {
      messages: [
        'scenes',
        'trips-order-detail',
        'ticket-fields',
        'order-view',
        'verification-code',
        'forms',
        'code',
      ],
      path,
    },
  );
  return { sent };
}
const show = (...answers: object[]) => showAt(PAGE, ...answers);
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
function name() {
  type(/Last name/, 'Liu');
  type(/First names/, 'Anna');
}
function askForCode() {
  type(/^Booking reference/, 'ABC234');
  name();
  press(/Send the code/);
}

beforeEach(() => sessionStorage.clear());

test('every field that is blank is named at once', async () => {
  show();
  press(/Send the code/);
  for (const label of [/^Booking reference/, /Last name/, /First names/])
    await waitFor(() =>
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'),
    );
  const lines = within(screen.getByRole('alert')).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Enter the booking reference or the ticket number.',
    'Enter the last name as on the ticket.',
    'Enter all first names as on the ticket.',
  ]);
});

test('a name that is not in English letters is refused before anything is asked', async () => {
  const { sent } = show(asked());
  type(/^Booking reference/, 'ABC234');
  type(/Last name/, '刘');
  type(/First names/, 'Anna');
  press(/Send the code/);
  await screen.findByRole('link', { name: /Use the letters A to Z/ });
  expect(sent).toEqual([]);
});

test('family and given names are asked for apart, and shown and sent as tickets write them', async () => {
  const { sent } = show(asked());
  type(/^Booking reference/, '919-1234567890');
  type(/Last name/, 'Wang');
  type(/First names/, 'Mei-lin');
  expect(screen.getByText('WANG/MEILIN')).toBeTruthy();
  press(/Send the code/);
  await screen.findByRole('heading', { name: 'Enter the code' });
  expect(sent[0]).toMatchObject({ by: { ticketNumber: '919-1234567890' }, name: 'WANG/MEILIN' });
});

test('a name that is pasted as the ticket prints it fills both fields', async () => {
  const { sent } = show(asked());
  type(/^Booking reference/, 'ABC234');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/Last name/));
  await user.paste('LIU/ANNA');
  expect(screen.getByLabelText<HTMLInputElement>(/Last name/).value).toBe('LIU');
  expect(screen.getByLabelText<HTMLInputElement>(/First names/).value).toBe('ANNA');
  press(/Send the code/);
  await screen.findByRole('heading', { name: 'Enter the code' });
  expect(sent[0]).toMatchObject({ name: 'LIU/ANNA' });
});

test('a name that is typed with its slash is divided when the field is left, not before', async () => {
  show();
  const user = userEvent.setup();
  const last = screen.getByLabelText<HTMLInputElement>(/Last name/);
  await user.type(last, 'liu/an');
  expect(last.value).toBe('liu/an');
  await user.type(last, 'na');
  await user.tab();
  expect(last.value).toBe('liu');
  expect(screen.getByLabelText<HTMLInputElement>(/First names/).value).toBe('anna');
});

test.each([
  ['email', /^E-mail address/, 'anna@example.com'],
  ['documentNumber', /^Travel document number/, 'E12345678'],
])('a booking is found by %s too', async (kind, label, value) => {
  const { sent } = show(asked());
  fireEvent.change(screen.getByLabelText('Find it by'), { target: { value: kind } });
  await screen.findByLabelText(label);
  type(label, value);
  name();
  press(/Send the code/);
  await screen.findByRole('heading', { name: 'Enter the code' });
  expect(sent[0]).toMatchObject({ by: { [kind]: value }, name: 'LIU/ANNA' });
});

const found = (...references: string[]) => ({
  confirmOrderAccess: {
    __typename: 'ConfirmOrderAccessPayload',
    orders: references.map((bookingReference) => ({
      __typename: 'Order',
      id: `order-${bookingReference}`,
      bookingReference,
      state: 'TICKETED',
      bounds: [
        {
          __typename: 'Bound',
          itinerary: {
            __typename: 'Itinerary',
            departure: { __typename: 'FlightTime', local: '2026-12-24T09:05' },
            segments: [
              {
                __typename: 'FlightSegment',
                id: 'segment',
                origin: { __typename: 'Airport', id: 'pvg', city: 'Shanghai' },
                destination: { __typename: 'Airport', id: 'nrt', city: 'Tokyo' },
              },
            ],
          },
        },
      ],
    })),
    userErrors: [],
  },
});
async function typeCode() {
  await screen.findByRole('group', { name: 'Code' });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.paste('123456');
}

test('a code that opens several bookings leads to a list of them', async () => {
  show(asked(), found('ABC234', 'XYZ789'));
  askForCode();
  await typeCode();
  await screen.findByRole('heading', { name: 'Your bookings' });
  const link = await screen.findByRole('link', { name: 'Open XYZ789' });
  expect(link.getAttribute('href')).toBe('/order/flightOrderDetail?order=order-XYZ789');
  expect(screen.getAllByText('Shanghai – Tokyo')).toHaveLength(2);
  press(/Find another booking/);
  await screen.findByRole('heading', { name: 'Find your booking' });
});

test('a look-up that came from an extra leads on to it in each booking', async () => {
  showAt(`${PAGE}?extra=WIFI`, asked(), found('ABC234', 'XYZ789'));
  askForCode();
  await typeCode();
  const link = await screen.findByRole('link', { name: 'Open XYZ789' });
  expect(link.getAttribute('href')).toBe('/order/equityOrder?order=order-XYZ789&extra=WIFI');
});

test('the second step says what was asked for, and when another code may be asked for', async () => {
  show(asked());
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  expect(await screen.findByText(/Requested for ABC234, LIU\/ANNA/)).toBeTruthy();
  const resend = screen.getByRole('button', { name: /Send another code in/ });
  expect(resend.getAttribute('aria-disabled')).toBe('true');
});

test('a code is sent when it is whole; a wrong one is said at its field, and what was typed stays', async () => {
  show(asked(), wrongCode);
  askForCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  const cells = within(await screen.findByRole('group', { name: 'Code' })).getAllByRole('textbox');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.paste('123 456');
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
    expect(screen.getByLabelText<HTMLInputElement>(/^Booking reference/).value).toBe('ABC234'),
  );
});
