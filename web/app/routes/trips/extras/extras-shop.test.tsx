// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gatewayWith, mockGateway } from '#tests/support/mock/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './extras.route.tsx';

const { fetch, orderId } = await mockGateway();
const address = '/order/equityOrder';
const order = await orderId('ticketed');

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
  fireEvent.click(passengers[1] as HTMLElement);
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
    if (answer.data?.order?.benefitQuote) answer.data.order.benefitQuote.total.amount = 12_300;
    return Response.json(answer);
  };
  await renderRoute(route, {
    address: `${address}?${new URLSearchParams({ order, extra: 'WIFI' })}`,
    locale: 'en',
    fetch: dearer,
  });
  await waitFor(() => expect(screen.getByText(/^Total/).textContent).toMatch(/CNY\s123$/));
  fireEvent.click(orderButton('en'));
  const agreed = () => sent.find((body) => body.includes('"acceptedTotal"'));
  await waitFor(() => expect(agreed()).toContain('"acceptedTotal":{"amount":12300'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    textOf('en', 'code.PRICE_CHANGED'),
  );
});
