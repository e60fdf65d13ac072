// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { beforeGateway } from '#web/app/components/payment/order-to-pay.test-support.tsx';
import { DRAFT } from '#web/app/routes/booking/passengers/booking-draft.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { aCheckedOrder } from '#web/app/routes/booking/payment/review-passengers/checked-order.test-support.ts';
import { RebookAction } from './rebook-action.tsx';
import { useRebook } from './use-rebook.ts';

const held = aCheckedOrder();
const order = {
  ...held,
  bounds: held.bounds.map(({ itinerary }) => ({
    index: 0,
    brand: { cabin: 'ECONOMY' },
    itinerary: { ...itinerary, departure: { local: '2026-12-24T09:05' } },
  })),
  tripType: 'ONE_WAY',
  offer: { id: 'offer-of-then' },
} as unknown as PaidOrderFragment;

const yuan = (amount: number) => ({ __typename: 'Money', amount, currency: 'CNY' });
const DEARER = {
  __typename: 'PriceChange',
  oldTotal: yuan(234_000),
  newTotal: yuan(245_000),
  difference: yuan(11_000),
  lines: [],
};
const priced = (change: object | null = null, ...codes: string[]) => ({
  repriceOffer: {
    __typename: 'RepriceOfferPayload',
    offer: codes.length > 0 ? null : { __typename: 'Offer', id: 'offer-of-now' },
    priceChange: change,
    userErrors: codes.map((code) => ({ __typename: 'OfferError', code, path: ['offerId'] })),
  },
});

function Closed() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <RebookAction order={order} rebook={useRebook(order)} />
    </>
  );
}

beforeEach(() => sessionStorage.clear());

function press(answer: object) {
  const asked = beforeGateway(<Closed />, [answer]);
  fireEvent.click(screen.getByRole('button', { name: 'Book these flights again' }));
  return asked;
}
const address = () => document.querySelector('output')?.textContent;
const filledIn = () => JSON.parse(sessionStorage.getItem(`draft:${DRAFT}`) ?? 'null');
const PASSENGERS = '/flightInquiry/passengersService?offer=offer-of-now';

test('one press prices the same flights again and leads to the passengers, who are filled in', async () => {
  const asked = press(priced());
  await waitFor(() => expect(address()).toBe(PASSENGERS));
  expect(asked[0]?.variables.input).toEqual({ offerId: 'offer-of-then' });
  expect(filledIn()).toMatchObject({
    passengers: {
      adt1: { lastName: 'Liu', document: { type: 'PP' } },
      inf1: { firstName: 'Mei', accompanyingAdultKey: 'adt1' },
    },
    contact: { email: 'anna@example.com' },
    agreements: { CONDITIONS_OF_CARRIAGE: false, PRIVACY: false },
  });
  // numbers of documents are held in memory alone
  expect(JSON.stringify(filledIn())).not.toContain('M12345678');
});

test('a price that has changed is shown beside the old one, and waits for consent', async () => {
  press(priced(DEARER));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/gone up by CNY\s110/)).toBeTruthy();
  expect(dialog.getByText(/CNY\s2,340/)).toBeTruthy();
  expect(address()).toBe('/');
  fireEvent.click(dialog.getByRole('button', { name: /Continue at CNY\s2,450/ }));
  await waitFor(() => expect(address()).toBe(PASSENGERS));
});

test('flights that are sold out are said to be, and the passengers are filled in for others', async () => {
  press(priced(null, 'SOLD_OUT'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'These seats have just been sold',
  );
  const search = screen.getByRole('link', { name: 'Search these flights again' });
  expect(search.getAttribute('href')).toContain('/flightInquiry?');
  expect(filledIn().passengers.adt1.lastName).toBe('Liu');
  expect(address()).toBe('/');
});
