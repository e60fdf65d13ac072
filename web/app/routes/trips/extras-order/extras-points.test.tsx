// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import '#web/app/components/payment/points-payment/pay-with-points.form.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf } from '#web/app/testing/text-of.ts';
import * as route from './extras-order.route.tsx';
import { UNPAID } from './unpaid-extras.test-support.ts';

const { fetch } = mockFetch({ ExtrasOrder: UNPAID });
const address = `/order/equityOrderDetail?order=${idOf('ExtrasOrder')}`;

/** The form for points loads when it is first opened. */
const PATIENT = { timeout: 20_000 };

test('points are offered to a member who has some, with the password that releases them', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 400,
    available: 1200,
    reason: null,
    heldUntil: null,
  };
  const withPoints = gatewayWith(fetch, { extrasOrder: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: withPoints });
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  fireEvent.click(screen.getByRole('radio', { name }));
  expect(main.textContent).toContain('You have 1,200 points. Each point covers 1 yuan.');
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
    userErrors: [{ __typename: 'StartPaymentError', code: 'ALREADY_PAID', path: ['payableId'] }],
  };
  const ask: typeof globalThis.fetch = (...request) => {
    const extrasOrder = { state, pointsOffset: state === 'PAID' ? null : offset };
    return gatewayWith(fetch, { extrasOrder, startPayment: refused })(...request);
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
  const without = gatewayWith(fetch, { extrasOrder: { pointsOffset: offset } });
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
  const held = gatewayWith(fetch, { extrasOrder: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: held });
  await screen.findByText(/Points can’t be spent for 24 hours/, {}, PATIENT);
  expect(main.textContent).toContain('again from 06 Jan 2027 10:00 (Shanghai time)');
  expect(main.querySelector('a[href^="/account/editConsumePwd"]')).toBeNull();
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  expect(screen.getByRole<HTMLInputElement>('radio', { name }).disabled).toBe(true);
});
