// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { OpenOrders } from './unpaid-orders.tsx';

const airport = (id: string, city: string) => ({ __typename: 'Airport', id, city });
const held = (id: string, state = 'PENDING_PAYMENT') => ({
  __typename: 'Order',
  id,
  bookingReference: `REF${id}`,
  state,
  paymentDueAt: '2026-11-22T07:36:00Z',
  bounds: [
    {
      __typename: 'Bound',
      itinerary: {
        __typename: 'Itinerary',
        segments: [
          {
            __typename: 'FlightSegment',
            id: 'MG523',
            origin: airport('PVG', 'Shanghai'),
            destination: airport('NRT', 'Tokyo'),
          },
        ],
      },
    },
  ],
});

function show(...openOrders: readonly object[]) {
  const fetch = async () => Response.json({ data: { openOrders } });
  const link = trustedDocumentLink({ endpoint: '/graphql', fetch, headers: () => ({}) });
  const client = new ApolloClient({ cache: createCache(), link });
  renderPage(
    <ApolloProvider client={client}>
      <h1>Flights</h1>
      <OpenOrders />
    </ApolloProvider>,
    { messages: ['unpaid-orders', 'order-cancel', 'code'] },
  );
}

test('after Back, what is held is scrolled to', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.stubGlobal('scrollY', 500);
  show(held('1'));
  const list = await screen.findByRole('list', { name: 'Bookings held for you' });
  await waitFor(() => expect(scrolled.mock.contexts).toContain(list));
});

test('a page that was just opened stays where it is', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.stubGlobal('scrollY', 0);
  show(held('1'));
  await screen.findByRole('list', { name: 'Bookings held for you' });
  expect(scrolled).not.toHaveBeenCalled();
});

test('what is held is said with its last minute, the way to pay and the way to cancel', async () => {
  show(held('1'), held('2', 'CANCELLED'));
  const list = await screen.findByRole('list', { name: 'Bookings held for you' });
  expect(list.textContent).toContain(
    'We’re holding booking REF1 for you until 15:36 (Shanghai time)',
  );
  expect(list.textContent).toContain('Shanghai – Tokyo');
  expect(list.textContent).not.toContain('REF2');
  const link = screen.getByRole('link', { name: 'Pay or correct details' });
  expect(link.getAttribute('href')).toBe('/flightInquiry/payment?order=1');
  expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeTruthy();
});
