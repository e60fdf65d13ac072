// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { EVERYWHERE } from '#web/app/i18n/page.ts';
import { BookingForm } from '#web/app/routes/booking/passengers/booking.form.tsx';
import { aTrip, TODAY } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { BookingContext } from '#web/app/routes/booking/passengers/booking-context.ts';
import {
  FORM_FEATURES,
  keepDraft,
} from '#web/app/routes/booking/passengers/booking-form.test-support.tsx';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { ChakraProvider } from '#web/app/ui/provider/chakra-provider.tsx';
import { useOrderSubmission } from './use-order-submission.ts';

const TRIP = aTrip();
const OFFER = { id: 'offer', price: { total: { amount: 758_700, currency: 'CNY' } } };
const BOOKING = {
  trip: TRIP,
  members: membersOf(TRIP.party),
  today: TODAY,
  searchFor: () => '/flightInquiry',
};
const MADE = {
  createOrder: {
    __typename: 'CreateOrderPayload',
    order: { __typename: 'Order', id: 'order' },
    priceChange: null,
    newOffer: null,
    userErrors: [],
  },
};
const FEATURES = [...EVERYWHERE, ...FORM_FEATURES] as const;

function Form() {
  const submission = useOrderSubmission(OFFER);
  return (
    <BookingForm offer={{ ...OFFER, tripType: 'ONE_WAY', bounds: [] }} submission={submission} />
  );
}
function Passengers() {
  return (
    <BookingContext value={BOOKING}>
      <Form />
    </BookingContext>
  );
}
function Payment() {
  return <h1>Paid at {useLocation().search}</h1>;
}
function Failed() {
  return <h1>No page at {useLocation().search}</h1>;
}

/**
 * The form, filled in.
 * @param answers what the gateway answers, one after the other; null: it never does
 * @param paymentPage what the page of the payment loads
 */
function show(answers: readonly (object | null)[], paymentPage: () => Promise<unknown>) {
  const keys: string[] = [];
  const fetch = (_address: unknown, init?: RequestInit) => {
    const { variables } = JSON.parse(String(init?.body));
    const answer = answers[keys.length];
    keys.push(variables.input.idempotencyKey);
    if (answer) return Promise.resolve(Response.json({ data: answer }));
    return new Promise<Response>((_come, lost) => {
      init?.signal?.addEventListener('abort', () => lost(init.signal?.reason));
    });
  };
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch });
  const client = new ApolloClient({ cache: createCache(), link });
  const payment = { Component: Payment, ErrorBoundary: Failed, loader: paymentPage };
  const Site = createRoutesStub([
    { path: '/', Component: Passengers, HydrateFallback: () => null },
    { path: '/flightInquiry/payment', ...payment },
  ]);
  keepDraft(TRIP);
  render(
    <IntlProvider locale="en" messages={messagesOf('en', FEATURES)}>
      <ChakraProvider language="en">
        <ApolloProvider client={client}>
          <Site />
        </ApolloProvider>
      </ChakraProvider>
    </IntlProvider>,
  );
  return keys;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.getByRole('button', { name: /Hold for 50 minutes/ });
const isBusy = () => button().getAttribute('aria-busy') === 'true';
async function hold() {
  fireEvent.click(button());
  await pass(1_000);
}
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an order that is never answered frees the button after half a minute, and goes again with the same key', async () => {
  const keys = show([null, MADE], async () => null);
  await pass(100);
  await hold();
  expect(isBusy()).toBe(true);
  await pass(30_000);
  expect(isBusy()).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  await hold();
  expect(title()).toBe('Paid at ?order=order');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an order that was made is not made again while its page does not come, and a page that is lost says so at its address', async () => {
  let lose: (reason: Error) => void = () => undefined;
  const keys = show([MADE], () => new Promise((_come, lost) => (lose = lost)));
  await pass(100);
  await hold();
  expect(isBusy()).toBe(true);
  await hold();
  lose(new Error('lost'));
  await pass(100);
  expect(title()).toBe('No page at ?order=order');
  expect(keys).toHaveLength(1);
});
