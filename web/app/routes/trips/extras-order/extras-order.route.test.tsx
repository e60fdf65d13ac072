// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { capabilities } from '#gateway/mocks/capabilities.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import '#web/app/components/payment/points-payment/pay-with-points.form.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { ExtrasOrderDocument } from './extras-order.route.gen.ts';
import * as route from './extras-order.route.tsx';

const money = (amount: number) => ({ amount, currency: 'CNY' });
/** Two preferred seats that wait for payment. */
const UNPAID = {
  items: [
    {
      benefit: { id: idOf('Benefit', 'seat') },
      quantity: 2,
      price: money(20_000),
      coupons: [],
      passengerSegment: null,
    },
  ],
  total: money(40_000),
  amountDue: money(40_000),
  pointsOffset: null,
};
const { answerTo, fetch } = mockFetch({ BenefitOrder: UNPAID });
const address = `/order/equityOrderDetail?order=${idOf('BenefitOrder')}`;

/** The dialog loads when it is first opened. */
const PATIENT = { timeout: 20_000 };

const orderShown = () => {
  const { benefitOrder } = answerTo(ExtrasOrderDocument);
  if (!benefitOrder) throw new Error('The order is not there');
  return benefitOrder;
};

test.each(LOCALES)(
  'an unpaid order shows its items, the time left and what is due: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    const { orderNumber, items } = orderShown();
    const heading = textOf(locale, 'trips-extras-order.title', { number: orderNumber });
    expect(headings).toEqual([heading]);
    expect(title).toBe(titleOf(locale, heading));
    for (const { benefit } of items) expect(main.textContent).toContain(benefit.name);
    expect(main.querySelector('[role=timer]')?.textContent).toMatch(/\d+:\d\d/);
    expect(main.textContent).toContain(
      textOf(locale, 'benefit-order.state', { state: 'PENDING_PAYMENT' }),
    );
  },
);

test('a paid order has the numbers of its coupons, and nothing to pay', async () => {
  await renderRoute(route, { address, locale: 'en', fetch });
  const { items } = orderShown();
  const coupon = {
    __typename: 'BenefitCoupon',
    id: 'one',
    number: 'C123456789',
    kind: 'EXTRA_BAG',
    name: 'One more checked bag',
    state: 'AVAILABLE',
    validUntil: '2027-11-20',
    usedAt: null,
  };
  const paid = gatewayWith(fetch, {
    benefitOrder: {
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
    __typename: 'BenefitCoupon',
    id: 'two',
    number: 'C987654321',
    kind: 'EXTRA_BAG',
    name: 'One more checked bag',
    state: 'FROZEN',
    validUntil: '2027-11-20',
    usedAt: null,
  };
  const couponDiscount = { __typename: 'Money', amount: 45_000, currency: 'CNY' };
  const part = gatewayWith(fetch, { benefitOrder: { benefitCoupons: [coupon], couponDiscount } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: part });
  expect(main.textContent).toContain('C987654321');
  expect(main.textContent).toContain(textOf('en', 'trips-extras-order.covered'));
});

test('paid extras are given back after asking once more, and the page says what comes back', async () => {
  const quote = {
    __typename: 'BenefitRefundQuote',
    points: 50,
    until: '2027-11-20',
    reason: null,
    money: { __typename: 'Money', amount: 4_800, currency: 'CNY' },
    coupons: [{ __typename: 'BenefitCoupon', id: 'one', number: 'C123456789' }],
  };
  let given = false;
  const paid = gatewayWith(fetch, {
    benefitOrder: { state: 'PAID', paymentDueAt: null, refundQuote: quote },
    refundBenefitOrder: { userErrors: [] },
  });
  const refunded = gatewayWith(fetch, {
    benefitOrder: { state: 'REFUNDED', paymentDueAt: null, refundQuote: null },
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
    __typename: 'BenefitRefundQuote',
    points: 0,
    until: null,
    reason: 'EXTRAS_USED',
    money: { __typename: 'Money', amount: 0, currency: 'CNY' },
    coupons: [],
  };
  const used = gatewayWith(fetch, {
    benefitOrder: { state: 'PAID', paymentDueAt: null, refundQuote: quote },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: used });
  expect(main.textContent).toContain('Some of these extras have been used');
});

test('an order of another member leads back to one’s own', async () => {
  const empty = gatewayWith(fetch, { benefitOrder: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.EXTRAS')]);
});

test('points are offered to a member who has some, with the password that releases them', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 400,
    available: 1200,
    reason: null,
    heldUntil: null,
  };
  const withPoints = gatewayWith(fetch, { benefitOrder: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: withPoints });
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  fireEvent.click(screen.getByRole('radio', { name }));
  expect(main.textContent).toContain('You have 1,200 points. Each point covers CNY 1.');
  const count = await screen.findByLabelText(textOf('en', 'points-payment.count'), {}, PATIENT);
  screen.getByRole('button', { name: 'Pay with 400 points' });
  fireEvent.input(count, { target: { value: '300' } });
  await screen.findByRole('button', { name: /Use 300 points and pay CNY\s100/ });
  const password = screen.getByLabelText(textOf('en', 'points-payment.password'));
  fireEvent.input(password, { target: { value: '404142' } });
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('404142');
  cleanup();
  await renderRoute(route, { address, locale: 'en', fetch: withPoints, sameTab: true });
  fireEvent.click(screen.getByRole('radio', { name }));
  await screen.findByRole('button', { name: /Use 300 points and pay CNY\s100/ }, PATIENT);
});

test('paid in another tab meanwhile: points are refused, and the page says that it is paid', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 400,
    available: 1200,
    reason: null,
    heldUntil: null,
  };
  let state: 'PENDING_PAYMENT' | 'PAID' = 'PENDING_PAYMENT';
  const refused = {
    payment: null,
    userErrors: [{ __typename: 'StartPaymentError', code: 'ALREADY_PAID', path: ['orderId'] }],
  };
  const ask: typeof globalThis.fetch = (...request) => {
    const benefitOrder = { state, pointsOffset: state === 'PAID' ? null : offset };
    return gatewayWith(fetch, { benefitOrder, startPayment: refused })(...request);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: ask });
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  fireEvent.click(screen.getByRole('radio', { name }));
  const label = textOf('en', 'points-payment.password');
  fireEvent.input(await screen.findByLabelText(label, {}, PATIENT), {
    target: { value: '404142' },
  });
  state = 'PAID';
  fireEvent.click(screen.getByRole('button', { name: 'Pay with 400 points' }));
  await screen.findByText(textOf('en', 'trips-extras-order.paid'), {}, PATIENT);
  expect(screen.queryByRole('slider')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(main.querySelector('h1')));
});

test('without a points password the way to set one is shown', async () => {
  const reason = 'CONSUMPTION_PASSWORD_NOT_SET';
  const offset = {
    __typename: 'PointsOffset',
    usable: 0,
    available: 1200,
    reason,
    heldUntil: null,
  };
  const without = gatewayWith(fetch, { benefitOrder: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: without });
  const link = 'a[href^="/account/editConsumePwd?returnTo="]';
  await waitFor(() => expect(main.querySelector(link)).toBeTruthy(), PATIENT);
});

test('while points are held it is said why, and from when they can be spent', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 0,
    available: 1200,
    reason: 'POINTS_HELD',
    heldUntil: '2027-01-06T02:00:00Z',
  };
  const held = gatewayWith(fetch, { benefitOrder: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: held });
  await screen.findByText(/Points can’t be spent for 24 hours/, {}, PATIENT);
  expect(main.textContent).toContain('again from 06 Jan 2027 10:00 (Shanghai time)');
  expect(main.querySelector('a[href^="/account/editConsumePwd"]')).toBeNull();
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  expect(screen.getByRole<HTMLInputElement>('radio', { name }).disabled).toBe(true);
});

test('an unpaid order is cancelled after asking once more, and can no longer be paid', async () => {
  let order: object = { id: idOf('BenefitOrder') };
  const cancelled = mockFetch({
    BenefitOrder: UNPAID,
    Query: { benefitOrder: () => order },
    Mutation: {
      cancelBenefitOrder({ input }: { input: { benefitOrderId: string } }) {
        const over = capabilities([], { PAY: 'ORDER_CANCELLED', CANCEL: 'ORDER_CANCELLED' });
        const cause = { cancellationCause: 'TRAVELLER', paymentDueAt: null, capabilities: over };
        order = { id: input.benefitOrderId, state: 'CANCELLED', ...cause };
        return { benefitOrder: order, userErrors: [] };
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
  const none = gatewayWith(fetch, { viewer: { member: null }, benefitOrder: null });
  const { main, headings } = await renderRoute(route, { address, locale: 'en', fetch: none });
  expect(headings).toEqual([textOf('en', 'missing.GUEST_EXTRAS')]);
  const links = [...main.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links[0]).toBe('/order/flightOrder');
  expect(links[1]).toContain(encodeURIComponent('/order/equityOrderDetail?order='));
});
