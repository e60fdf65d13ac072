// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './extras.route.tsx';
import { quotedWithCoupon, WIFI_COUPON } from './quoted.test-support.ts';

type Ordered = { input: { accepted: { amount: number } } };

const { fetch } = mockFetch({
  MembershipCard: { tier: 'SILVER' },
  Member: {
    extraCoupons: [WIFI_COUPON],
    extrasQuote: quotedWithCoupon,
  },
  Order: { extrasQuote: quotedWithCoupon },
  Mutation: {
    createExtrasOrder: ({ input }: Ordered) =>
      input.accepted.amount === 12_300
        ? { extrasOrder: null, userErrors: [{ code: 'AMOUNT_CHANGED', path: ['accepted'] }] }
        : { extrasOrder: { id: idOf('ExtrasOrder') }, userErrors: [] },
  },
});
const address = '/order/equityOrder';
const order = idOf('Order');

const WIFI = { en: 'Wi-Fi on one flight', ja: '機内Wi-Fi 1フライト' } as const;
type Shown = keyof typeof WIFI;

const wifiIn = (locale: Shown) =>
  screen.getByRole<HTMLSelectElement>('combobox', {
    name: textOf(locale, 'trips-extras.quantityOf', { name: WIFI[locale] }),
  });
const orderButton = (locale: Shown) =>
  screen.getByRole('button', { name: textOf(locale, 'trips-extras.order', { paid: 'NO' }) });

/** The same gateway for a guest. */
const asGuest = gatewayWith(fetch, { viewer: { member: null } });

test('what is chosen is there again after a reload and in another language, until it is ordered', async () => {
  const forOrder = `${address}?${new URLSearchParams({ order })}`;
  const opened = async (locale: Shown, sameTab = true) => {
    cleanup();
    await renderRoute(route, { address: forOrder, locale, fetch, sameTab });
    const group = screen.getByRole('group', { name: textOf(locale, 'trips-extras.for') });
    return {
      wifi: wifiIn(locale),
      passengers: within(group).getAllByRole<HTMLInputElement>('checkbox'),
    };
  };
  const { wifi, passengers } = await opened('en', false);
  fireEvent.change(wifi, { target: { value: '2' } });
  for (const one of passengers.slice(0, 2)) fireEvent.click(one);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Takes off CNY\s98/ }));
  for (const locale of ['en', 'ja'] as const) {
    const again = await opened(locale);
    await waitFor(() => expect(again.wifi.value).toBe('2'));
    expect(again.passengers.map(({ checked }) => checked).slice(0, 3)).toEqual([true, true, false]);
    const coupon = await screen.findByRole<HTMLInputElement>('checkbox', { name: /98/ });
    expect(coupon.checked).toBe(true);
  }
  const button = orderButton('ja');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('kept:extras'));
});

test('the total is the one that the gateway quotes, and is what is agreed to', async () => {
  const sent: string[] = [];
  const dearer: typeof globalThis.fetch = async (input, init) => {
    sent.push(String(init?.body ?? ''));
    const answer = await (await asGuest(input, init)).json();
    if (answer.data?.order?.extrasQuote) answer.data.order.extrasQuote.total.amount = 12_300;
    return Response.json(answer);
  };
  await renderRoute(route, {
    address: `${address}?${new URLSearchParams({ order, extra: 'WIFI' })}`,
    locale: 'en',
    fetch: dearer,
  });
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await waitFor(() => expect(screen.getByText(/^Total/).textContent).toMatch(/CNY\s123$/));
  fireEvent.click(orderButton('en'));
  const agreed = () => sent.find((body) => body.includes('"accepted"'));
  await waitFor(() => expect(agreed()).toContain('"accepted":{"amount":12300'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    textOf('en', 'code.AMOUNT_CHANGED'),
  );
});

type Change = (one: { passenger: number; loungeId: string }) => object;

/** The same gateway, in whose answers each passenger on a flight is another. */
const withPassengers =
  (change: Change): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await (await fetch(input, init)).json();
    const segments = answer.data?.order?.passengerSegments;
    const lounge = answer.data?.extras?.find(({ kind }: { kind: string }) => kind === 'LOUNGE');
    for (const [passenger, one] of segments?.entries() ?? [])
      Object.assign(one, change({ passenger, loungeId: lounge.id }));
    return Response.json(answer);
  };
const shown = (change: Change) =>
  renderRoute(route, {
    address: `${address}?${new URLSearchParams({ order, extra: 'LOUNGE' })}`,
    locale: 'en',
    fetch: withPassengers(change),
  });
const refused = (code: string) => ({
  capabilities: [
    {
      __typename: 'Capability',
      action: 'BUY_EXTRAS',
      allowed: false,
      reason: { __typename: 'CapabilityReason', code },
    },
  ],
});

test('a flight that was cancelled says so in place, and no passenger on it can be chosen', async () => {
  await shown(({ passenger }) => (passenger === 0 ? refused('FLIGHT_CANCELLED') : {}));
  const group = screen.getByRole('group', { name: textOf('en', 'trips-extras.for') });
  const [first, second] = within(group).getAllByRole<HTMLInputElement>('checkbox');
  expect([first?.disabled, second?.disabled]).toEqual([true, false]);
  expect(group.textContent).toContain(textOf('en', 'code.FLIGHT_CANCELLED'));
});

test('where no flight is left to be flown, nothing is sold, and the reason is there', async () => {
  const { main } = await shown(() => refused('FLIGHT_CANCELLED'));
  expect(within(main).getByText(textOf('en', 'trips-extras.closed'))).toBeTruthy();
  expect(main.textContent).toContain(textOf('en', 'code.FLIGHT_CANCELLED'));
  expect(within(main).queryByRole('combobox')).toBeNull();
});

test('what a card gives is not sold to its holder, and is to the others', async () => {
  const { main } = await shown(({ passenger, loungeId }) => {
    const card = { includedBy: 'CARD', cardTier: 'GOLD' };
    const none = { includedBy: null, cardTier: null };
    const price = { __typename: 'Money', amount: 26_000, currency: 'CNY' };
    const extra = { __typename: 'Extra', id: loungeId };
    const had = passenger === 0 ? card : none;
    const lounge = { __typename: 'ExtraForPassenger', extra, price, ...had };
    return { name: `PASSENGER ${passenger}`, extras: [lounge] };
  });
  const [holder, guest] = screen.getAllByRole<HTMLInputElement>('checkbox');
  fireEvent.click(holder as HTMLElement);
  const values = { by: 'CARD', card: 'Gold', name: 'PASSENGER 0' };
  expect(main.textContent).toContain(textOf('en', 'trips-extras.included', values));
  const lounge = textOf('en', 'trips-extras.quantityOf', { name: 'Lounge visit' });
  expect(screen.queryByRole('combobox', { name: lounge })).toBeNull();
  fireEvent.click(guest as HTMLElement);
  expect(screen.getByRole('combobox', { name: lounge })).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/^Total/).textContent).toMatch(/CNY\s260$/));
});
