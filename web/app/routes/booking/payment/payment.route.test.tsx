// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, mockGateway } from '#tests/support/mock-gateway.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PaymentDocument } from './payment.route.gen.ts';
import * as route from './payment.route.tsx';

const { answerTo, fetch, orderId } = await mockGateway();
const address = `/flightInquiry/payment?order=${await orderId('unpaid')}`;

test.each(LOCALES)(
  'an order that is held is shown with its reference, its flights and its price: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'booking-payment.heading')]);
    expect(title).toBe(titleOf(locale, textOf(locale, 'booking-payment.title')));
    const { order } = answerTo(PaymentDocument);
    expect(main.textContent).toContain(order?.bookingReference);
    for (const { name } of order?.passengers ?? []) expect(main.textContent).toContain(name);
  },
);

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'booking-payment.notOpen')]);
});
