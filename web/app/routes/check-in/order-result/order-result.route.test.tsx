// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './order-result.route.tsx';

const { fetch, orderId, seatOrderId } = await mockGateway();
const order = await orderId('ticketed');
const before = `/checkIn/order-result?order=${order}&segment=0`;

test.each(LOCALES)('without a seat nothing is confirmed: %s', async (locale) => {
  const address = before;
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const heading = textOf(locale, 'check-in-order-result.title', { outcome: 'NONE' });
  expect(headings).toEqual([heading]);
  expect(title).toBe(titleOf(locale, heading));
  expect(main.textContent).toContain(
    textOf(locale, 'check-in-order-result.again', { outcome: 'NONE' }),
  );
});

test('seats that wait for payment lead to it', async () => {
  const address = `${before}&seats=${await seatOrderId()}`;
  const { main, headings } = await renderRoute(route, { address, locale: 'en', fetch });
  expect(headings).toEqual([textOf('en', 'check-in-order-result.title', { outcome: 'OPEN' })]);
  expect(main.querySelector('a[href*="/checkIn/payment-seat?order="]')).toBeTruthy();
});

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address: before, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'booking-payment.notOpen')]);
});
