// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { useToasts } from '#web/app/page/toasts.ts';
import { aTrip, TODAY } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { BookingContext } from '#web/app/routes/booking/passengers/booking-context.ts';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { OfferRenewal } from './offer-renewal.tsx';
import './renewal-dialog.tsx';

const MINUTE = 60_000;
const ADDRESS = '/flightInquiry';
const offer = (minutesLeft: number, id = 'offer') => ({
  id,
  expired: minutesLeft < 0,
  serverNow: new Date().toISOString(),
  expiresAt: new Date(Date.now() + minutesLeft * MINUTE).toISOString(),
});
const gone = {
  repriceOffer: {
    __typename: 'RepriceOfferPayload',
    offer: null,
    priceChange: null,
    userErrors: [{ __typename: 'UserError', code: 'SOLD_OUT', path: ['offerId'] }],
  },
};

const same = {
  repriceOffer: {
    __typename: 'RepriceOfferPayload',
    offer: { __typename: 'Offer', id: 'next' },
    priceChange: null,
    userErrors: [],
  },
};

const changed = {
  repriceOffer: {
    ...same.repriceOffer,
    priceChange: {
      __typename: 'PriceChange',
      oldTotal: { __typename: 'Money', amount: 100_00, currency: 'CNY' },
      newTotal: { __typename: 'Money', amount: 130_00, currency: 'CNY' },
      difference: { __typename: 'Money', amount: 30_00, currency: 'CNY' },
      lines: [],
    },
  },
};

function Address() {
  return <output>{useLocation().search}</output>;
}

/** A page to which its next offers arrive when the test says so. */
function Renewal({ first, paused }: { first: number; paused: boolean }) {
  const [shown, setShown] = useState(offer(first));
  return (
    <>
      <OfferRenewal offer={shown} paused={paused} />
      <button type="button" onClick={() => setShown(offer(20, 'next'))}>
        arrives
      </button>
      <button type="button" onClick={() => setShown(offer(-1, 'next'))}>
        expires
      </button>
    </>
  );
}
// the page behind a dialog takes no presses from people
const page = (name: string) => screen.getByRole('button', { name, hidden: true }).click();

function show(minutesLeft: number, paused = false, answer: object = gone) {
  const fetch = async () => Response.json({ data: answer });
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  const trip = aTrip();
  const booking = {
    trip,
    members: membersOf(trip.party),
    today: TODAY,
    searchFor: () => ADDRESS,
  };
  renderPage(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <BookingContext value={booking}>
        <Renewal first={minutesLeft} paused={paused} />
        <Address />
      </BookingContext>
    </ApolloProvider>,
    { messages: ['booking-passengers', 'code', 'page', 'price-change', 'price-summary'] },
  );
}
const settled = () => new Promise((done) => setTimeout(done, 100));

test('an offer whose time is over is priced again on demand, and flights that are gone lead to others', async () => {
  show(-1);
  await screen.findByRole('alertdialog', { name: 'This price may have changed' });
  await userEvent.click(screen.getByRole('button', { name: 'Check the latest price' }));
  const flights = await screen.findByRole('link', { name: 'Choose other flights' });
  expect(await screen.findByText(/^We’ve kept/)).toBeTruthy();
  expect(flights.getAttribute('href')).toBe(ADDRESS);
});

test('a price that is still the same is said to be so, and the next offer goes on', async () => {
  const { result: toasts } = renderHook(useToasts);
  show(-1, false, same);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the latest price' }));
  await screen.findByText('?offer=next');
  // until the page has the next offer, what it shows has expired
  const check = screen.getByRole('button', { name: /Check the latest price/ });
  expect(check.getAttribute('aria-busy')).toBe('true');
  act(() => page('arrives'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // toasts of the tests before may still be there
  expect(toasts.current.map(({ title }) => title)).toContain(
    'The price hasn’t changed and is guaranteed for another 20 minutes.',
  );
  act(() => page('expires'));
  const again = await screen.findByRole('button', {
    name: 'Check the latest price',
  });
  expect(again.getAttribute('aria-busy')).toBeNull();
});

test('a new price that was accepted stays in view, busy, until the page has the next offer', async () => {
  show(-1, false, changed);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the latest price' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Continue at/ }));
  await screen.findByText('?offer=next');
  const accept = screen.getByRole('button', { name: /Continue at/ });
  expect(accept.getAttribute('aria-busy')).toBe('true');
  act(() => page('arrives'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['while its price is guaranteed', 10, false],
  ['while an order is being submitted', -1, true],
])('nothing is asked %s', async (_when, minutesLeft, paused) => {
  show(minutesLeft, paused);
  await settled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
