// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { capabilities, gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { ExtrasOrderDocument } from './extras-order.route.gen.ts';
import * as route from './extras-order.route.tsx';
import { UNPAID } from './unpaid-extras.test-support.ts';

const { answerTo, fetch } = mockFetch({ ExtrasOrder: UNPAID });
const address = `/order/equityOrderDetail?order=${idOf('ExtrasOrder')}`;

/** The dialog loads when it is first opened. */
const PATIENT = { timeout: 20_000 };

function orderShown() {
  const { extrasOrder } = answerTo(ExtrasOrderDocument);
  if (!extrasOrder) throw new Error('The order is not there');
  return extrasOrder;
}

test.each(LOCALES)(
  'an unpaid order shows its items, the time left and what is due: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    const { orderNumber, items } = orderShown();
    const heading = textOf(locale, 'trips-extras-order.title', { number: orderNumber });
    expect(headings).toEqual([heading]);
    expect(title).toBe(titleOf(locale, heading));
    for (const { extra } of items) expect(main.textContent).toContain(extra.name);
    expect(main.querySelector('[role=timer]')?.textContent).toMatch(/\d+:\d\d/);
    expect(main.textContent).toContain(
      textOf(locale, 'extras-order.state', { state: 'PENDING_PAYMENT' }),
    );
  },
);

test('a paid order has the numbers of its coupons, and nothing to pay', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const { items } = orderShown();
  const coupon = {
    __typename: 'ExtraCoupon',
    id: 'one',
    number: 'C123456789',
    kind: 'EXTRA_BAG',
    name: 'One more checked bag',
    state: 'AVAILABLE',
    validUntil: '2027-11-20',
    usedAt: null,
  };
  const paid = gatewayWith(fetch, {
    extrasOrder: {
      state: 'PAID',
      paymentDueAt: null,
      capabilities: [],
      items: items.map((item) => ({ ...item, coupons: [coupon] })),
    },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: paid });
  expect(main.textContent).toContain('C123456789');
  expect(main.textContent).toContain(textOf('en', 'trips-extras-order.paid'));
  expect(main.querySelector('[role=timer]')).toBeNull();
});

test('what coupons pay of an order is shown with their numbers', async () => {
  const coupon = {
    __typename: 'ExtraCoupon',
    id: 'two',
    number: 'C987654321',
    kind: 'EXTRA_BAG',
    name: 'One more checked bag',
    state: 'FROZEN',
    validUntil: '2027-11-20',
    usedAt: null,
  };
  const couponDiscount = { __typename: 'Money', amount: 45_000, currency: 'CNY' };
  const part = gatewayWith(fetch, { extrasOrder: { extraCoupons: [coupon], couponDiscount } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: part });
  expect(main.textContent).toContain('C987654321');
  expect(main.textContent).toContain(textOf('en', 'trips-extras-order.covered'));
});

test('paid extras are given back after asking once more, and the page says what comes back', async () => {
  const quote = {
    __typename: 'ExtrasRefundQuote',
    points: 50,
    until: '2027-11-20',
    reason: null,
    money: { __typename: 'Money', amount: 4_800, currency: 'CNY' },
    coupons: [{ __typename: 'ExtraCoupon', id: 'one', number: 'C123456789' }],
  };
  let given = false;
  const paid = gatewayWith(fetch, {
    extrasOrder: { state: 'PAID', paymentDueAt: null, refundQuote: quote },
    refundExtrasOrder: { userErrors: [] },
  });
  const refunded = gatewayWith(fetch, {
    extrasOrder: { state: 'REFUNDED', paymentDueAt: null, refundQuote: null },
  });
  const answering: typeof fetch = async (asked, init) => {
    if (init?.method === 'POST') given = true;
    return init?.method !== 'POST' && given ? refunded(asked, init) : paid(asked, init);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: answering });
  expect(main.textContent).toMatch(/CNY\s48.*Points50.*C123456789/);
  const name = textOf('en', 'trips-extras-order.return');
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', {}, PATIENT);
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  const closed = textOf('en', 'trips-extras-order.closed', { cause: 'REFUNDED' });
  await waitFor(() => expect(main.textContent).toContain(closed), PATIENT);
});

test('paid extras that are used say why they cannot be given back', async () => {
  const quote = {
    __typename: 'ExtrasRefundQuote',
    points: 0,
    until: null,
    reason: 'EXTRAS_USED',
    money: { __typename: 'Money', amount: 0, currency: 'CNY' },
    coupons: [],
  };
  const used = gatewayWith(fetch, {
    extrasOrder: { state: 'PAID', paymentDueAt: null, refundQuote: quote },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: used });
  expect(main.textContent).toContain('Some of these extras have been used');
});

test('an order of another member leads back to one’s own', async () => {
  const empty = gatewayWith(fetch, { extrasOrder: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.EXTRAS')]);
});

test('an unpaid order is cancelled after asking once more, and can no longer be paid', async () => {
  let order: object = { id: idOf('ExtrasOrder') };
  const cancelled = mockFetch({
    ExtrasOrder: UNPAID,
    Query: { extrasOrder: () => order },
    Mutation: {
      cancelExtrasOrder({ input }: { input: { extrasOrderId: string } }) {
        const over = capabilities([], { PAY: 'ORDER_CANCELLED', CANCEL: 'ORDER_CANCELLED' });
        const cause = { cancellationCause: 'TRAVELLER', paymentDueAt: null, capabilities: over };
        order = { id: input.extrasOrderId, state: 'CANCELLED', ...cause };
        return { extrasOrder: order, userErrors: [] };
      },
    },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: cancelled.fetch });
  const name = textOf('en', 'trips-extras-order.cancel');
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', {}, PATIENT);
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  await waitFor(() => expect(main.querySelector('[role=timer]')).toBeNull(), PATIENT);
  expect(main.textContent).toContain(
    textOf('en', 'trips-extras-order.closed', { cause: 'TRAVELLER' }),
  );
});

test('a guest who may not see it finds the booking, or signs in', async () => {
  const none = gatewayWith(fetch, { viewer: { member: null }, extrasOrder: null });
  const { main, headings } = await renderRoute(route, { address, locale: 'en', fetch: none });
  expect(headings).toEqual([textOf('en', 'missing.GUEST_EXTRAS')]);
  const links = [...main.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links[0]).toBe('/order/flightOrder');
  expect(links[1]).toContain(encodeURIComponent('/order/equityOrderDetail?order='));
});
