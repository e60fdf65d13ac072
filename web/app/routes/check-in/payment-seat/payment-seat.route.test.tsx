// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PaymentSeatDocument } from './payment-seat.route.gen.ts';
import * as route from './payment-seat.route.tsx';

const { answerTo, fetch, seatOrderId } = await mockGateway();
const address = `/checkIn/payment-seat?order=${await seatOrderId()}`;

test.each(LOCALES)('seats that are held are shown with passenger and price: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const heading = textOf(locale, 'check-in-payment-seat.title');
  expect(headings).toEqual([heading]);
  expect(title).toBe(titleOf(locale, heading));
  const { payable } = answerTo(PaymentSeatDocument);
  if (!payable || !('items' in payable)) throw new Error('It is no seat order');
  for (const { seatNumber, passengerSegment } of payable.items) {
    expect(main.textContent).toContain(seatNumber);
    expect(main.textContent).toContain(passengerSegment.name);
  }
  expect(main.querySelector('[role=timer]')?.textContent).toMatch(/\d+:\d\d/);
});

test('a seat order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { payable: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'booking-payment.notOpen')]);
});
