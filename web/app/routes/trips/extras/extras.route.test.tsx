// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BCP47, LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { ExtrasDocument } from './extras.route.gen.ts';
import * as route from './extras.route.tsx';
import { quotedWithCoupon, WIFI_COUPON } from './quoted.test-support.ts';

const UNPAID = { id: idOf('ExtrasOrder'), orderNumber: '100001' };
const { answerTo, fetch } = mockFetch({
  MembershipCard: { tier: 'SILVER' },
  Member: {
    extraCoupons: [WIFI_COUPON],
    extrasQuote: quotedWithCoupon,
    extrasOrders: ({ tab }: { tab: string }) =>
      tab === 'COMPLETED' ? { nodes: [], totalCount: 0 } : { nodes: [UNPAID], totalCount: 1 },
  },
});
const address = '/order/equityOrder';

const quantityOf = (locale: (typeof LOCALES)[number], name: string) =>
  screen.queryByRole('combobox', { name: textOf(locale, 'trips-extras.quantityOf', { name }) });

const orderName = (paid: 'YES' | 'NO') => textOf('en', 'trips-extras.order', { paid });

test.each(LOCALES)(
  'a member sees what can be bought, the coupons and the orders: %s',
  async (locale) => {
    const { main, title } = await renderRoute(route, { address, locale, fetch });
    expect(title).toBe(titleOf(locale, textOf(locale, 'trips-extras.title')));
    const { viewer, extras } = answerTo(ExtrasDocument);
    for (const { name, text, price } of extras) {
      expect(main.textContent).toContain(name);
      expect(main.textContent).toContain(text);
      const amount = (price?.amount ?? 0) / 100;
      expect(main.textContent).toContain(amount.toLocaleString(BCP47[locale]));
    }
    const [coupon] = viewer.member?.extraCoupons ?? [];
    expect(main.textContent).toContain(coupon?.number);
    const [order] = viewer.member?.extrasOrders.nodes ?? [];
    const pay = textOf(locale, 'trips-extras.pay', { number: order?.orderNumber });
    expect(screen.getByRole('link', { name: pay })).toBeTruthy();
  },
);

test('what the card may not order has no quantity, and says why', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const { viewer, extras } = answerTo(ExtrasDocument);
  const tier = viewer.member?.card.tier;
  for (const { name, tiers, zonePrices } of extras) {
    const isFor = tiers.length === 0 || tiers.some((one) => one === tier);
    const offered = isFor && zonePrices.length === 0;
    expect([name, quantityOf('en', name) !== null]).toEqual([name, offered]);
  }
  // the card that opens it is named, and what needs a flight leads to the bookings
  const card = textOf('en', 'club-card.name', { tier: 'GOLD' });
  expect(main.textContent).toContain(textOf('en', 'trips-extras.otherCard', { card }));
  expect(main.textContent).toMatch(/from CNY\s300/);
  expect(screen.getByRole('link', { name: 'Choose a booking' }).getAttribute('href')).toBe(
    '/order/flightOrder',
  );
});

test('the total follows what is chosen, and nothing can be ordered before', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const order = screen.getByRole('button', { name: orderName('NO') });
  expect(order.getAttribute('aria-disabled')).toBe('true');
  const seat = quantityOf('en', 'One preferred seat');
  fireEvent.change(seat as HTMLElement, { target: { value: '3' } });
  expect(screen.getByText(/^Total/).textContent).toMatch(/CNY\s600/);
  await waitFor(() => expect(order.getAttribute('aria-disabled')).toBeNull());
});

test('a coupon that fits is chosen before paying; for another extra it says why it cannot be used', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  fireEvent.change(quantityOf('en', 'Wi-Fi on one flight') as HTMLElement, {
    target: { value: '2' },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Takes off CNY\s98/ }));
  await waitFor(() => expect(main.textContent).toMatch(/Left to pay: CNY\s98C/));
  fireEvent.change(quantityOf('en', 'Wi-Fi on one flight') as HTMLElement, {
    target: { value: '1' },
  });
  expect(await screen.findByRole('button', { name: orderName('YES') })).toBeTruthy();
  fireEvent.change(quantityOf('en', 'Wi-Fi on one flight') as HTMLElement, {
    target: { value: '0' },
  });
  fireEvent.change(quantityOf('en', 'One preferred seat') as HTMLElement, {
    target: { value: '1' },
  });
  expect(await screen.findByText(/haven’t chosen an extra that this coupon pays for/)).toBeTruthy();
  expect(main.textContent).not.toContain('Left to pay');
});

test('of one order the page asks for whom extras are, and lists what was bought for it', async () => {
  const order = idOf('Order');
  const sent: string[] = [];
  const watching: typeof globalThis.fetch = (input, init) => {
    sent.push(String(init?.body ?? ''));
    return fetch(input, init);
  };
  const forOrder = `${address}?${new URLSearchParams({ order })}`;
  await renderRoute(route, { address: forOrder, locale: 'en', fetch: watching });
  const { order: shown } = answerTo(ExtrasDocument);
  const group = screen.getByRole('group', { name: textOf('en', 'trips-extras.for') });
  const choices = within(group).getAllByRole('checkbox');
  expect(choices.length).toBe(shown?.passengerSegments.length);
  const [first, last] = [choices[0], choices.at(-1)] as HTMLElement[];
  // nothing is ticked beforehand
  expect(choices.some((one) => (one as HTMLInputElement).checked)).toBe(false);
  expect(screen.getByText(textOf('en', 'page.choosePassenger'))).toBeTruthy();
  fireEvent.click(last as HTMLElement);
  fireEvent.click(first as HTMLElement);
  fireEvent.change(quantityOf('en', 'One more checked bag') as HTMLElement, {
    target: { value: '1' },
  });
  const button = screen.getByRole('button', { name: orderName('NO') });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  expect(screen.getByText(/^Total/).textContent).toMatch(/CNY\s1,200/);
  const both = [shown?.passengerSegments[0], shown?.passengerSegments.at(-1)];
  const ordered = () =>
    sent.find((body) => both.every((one) => body.includes(`"passengerSegmentId":"${one?.id}"`)));
  await waitFor(() => expect(ordered()).toContain('"accepted":{"amount":120000'));
});

test('a tab has an address of its own', async () => {
  await renderRoute(route, { address: `${address}?tab=COMPLETED`, locale: 'en', fetch });
  const tabs = screen.getByRole('navigation', { name: textOf('en', 'trips-extras.tabs') });
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Paid');
  const none = textOf('en', 'trips-extras.none', { tab: 'COMPLETED' });
  expect(screen.getByText(none)).toBeTruthy();
});

test('a page that sells an extra leads here with one of it chosen, before the others', async () => {
  await renderRoute(route, { address: `${address}?extra=WIFI`, locale: 'en', fetch });
  const wifi = quantityOf('en', 'Wi-Fi on one flight') as HTMLSelectElement;
  expect(wifi.value).toBe('1');
  expect(screen.getAllByRole('combobox')[0]).toBe(wifi);
});

/** The same gateway for a guest. */
const asGuest = (changes: object = {}) =>
  gatewayWith(fetch, { viewer: { member: null }, ...changes });

/** Orders that are open in the browser of a guest. */
const openedBy = (...orders: { id: string; bookingReference: string; state: string }[]) => ({
  viewer: {
    member: null,
    openedOrders: orders.map((order) => ({
      __typename: 'OpenedOrder',
      order: { __typename: 'Order', bounds: [], ...order },
    })),
  },
});

test.each(LOCALES)(
  'a guest chooses among the bookings that are open here, and what was wanted goes along: %s',
  async (locale) => {
    const { main } = await renderRoute(route, {
      address: `${address}?extra=WIFI`,
      locale,
      fetch: gatewayWith(
        fetch,
        openedBy(
          { id: 'open', bookingReference: 'ABC234', state: 'TICKETED' },
          { id: 'gone', bookingReference: 'XYZ789', state: 'REFUNDED' },
        ),
      ),
    });
    const reference = { reference: 'ABC234' };
    const choose = textOf(locale, 'trips-extras.guest.choose', reference);
    const hrefs = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace(/^\/(ja|zh-hk)/, ''));
    expect(within(main).getByRole('link', { name: choose })).toBeTruthy();
    expect(hrefs.slice(0, 2)).toEqual([
      '/order/equityOrder?order=open&extra=WIFI',
      '/order/flightOrderDetail?extra=WIFI',
    ]);
    const another = textOf(locale, 'trips-extras.guest.find', { another: 'YES' });
    expect(within(main).getByRole('link', { name: another })).toBeTruthy();
    expect(main.textContent).not.toContain('XYZ789');
  },
);

test.each(LOCALES)(
  'a guest who has opened no order is led to one, or to the sign-in and back: %s',
  async (locale) => {
    const wanted = `${address}?extra=WIFI`;
    const { main, title } = await renderRoute(route, {
      address: wanted,
      locale,
      fetch: gatewayWith(fetch, openedBy()),
    });
    expect(title).toBe(titleOf(locale, textOf(locale, 'trips-extras.title')));
    const [find, signIn] = within(main).getAllByRole('link');
    expect(find?.getAttribute('href')).toMatch(/\/order\/flightOrderDetail\?extra=WIFI$/);
    expect(signIn?.getAttribute('href')).toContain(encodeURIComponent('/order/equityOrder?extra='));
    expect(main.querySelector('select')).toBeNull();
  },
);

test('a guest buys for passengers of an order with money, and reads that the rest needs an account', async () => {
  const order = idOf('Order');
  const { main } = await renderRoute(route, {
    address: `${address}?${new URLSearchParams({ order, extra: 'WIFI' })}`,
    locale: 'en',
    fetch: asGuest(),
  });
  const wifi = quantityOf('en', 'Wi-Fi on one flight') as HTMLSelectElement;
  expect(wifi.value).toBe('1');
  fireEvent.change(wifi, { target: { value: '0' } });
  const group = screen.getByRole('group', { name: textOf('en', 'trips-extras.for') });
  fireEvent.click(within(group).getAllByRole('checkbox')[0] as HTMLElement);
  fireEvent.change(quantityOf('en', 'One more checked bag') as HTMLElement, {
    target: { value: '1' },
  });
  expect(screen.getByText(/^Total/).textContent).toMatch(/CNY\s600/);
  const button = screen.getByRole('button', { name: orderName('NO') });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(main.textContent).toContain('To pay with points or coupons, you need an account');
  expect(main.textContent).not.toMatch(/or \d+ points/);
  expect(quantityOf('en', 'Upgrade to Business class')).toBeNull();
  const card = textOf('en', 'club-card.name', { tier: 'GOLD' });
  expect(main.textContent).toContain(textOf('en', 'trips-extras.guest.otherCard', { card }));
  const back = screen.getByRole('link', { name: textOf('en', 'page.toBooking') });
  expect(back.getAttribute('href')).toMatch(/^\/order\/flightOrderDetail\?order=/);
});
