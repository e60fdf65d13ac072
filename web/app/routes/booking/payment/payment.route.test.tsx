// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import '#web/app/components/payment/points-payment/pay-with-points.form.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PaymentDocument } from './payment.route.gen.ts';
import * as route from './payment.route.tsx';

const { answerTo, fetch } = mockFetch({ Order: { pointsOffset: null } });
const address = `/flightInquiry/payment?order=${idOf('Order', 'UNPA2D')}`;

const heldInTab = (): unknown => JSON.parse(sessionStorage.getItem('kept:held-booking') ?? '');

test.each(LOCALES)(
  'an order that is held is shown with its reference, its flights and its price: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'booking-payment.heading')]);
    expect(title).toBe(titleOf(locale, textOf(locale, 'booking-payment.title')));
    const { order } = answerTo(PaymentDocument);
    expect(main.textContent).toContain(order?.bookingReference);
    for (const { name } of order?.passengers ?? []) expect(main.textContent).toContain(name);
    const { bookingReference: reference, paymentDueAt: until } = order ?? {};
    await waitFor(() =>
      expect(heldInTab(), 'for the home page').toMatchObject({ reference, until }),
    );
  },
);

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});

test('an order whose flight the airline has cancelled is closed, and says why', async () => {
  const cancelled = { state: 'CANCELLED', cancellationCause: 'AIRLINE' };
  const withdrawn = gatewayWith(fetch, { order: cancelled });
  const { main, headings } = await renderRoute(route, { address, locale: 'en', fetch: withdrawn });
  expect(headings).toEqual([textOf('en', 'booking-payment.closed', { cause: 'AIRLINE' })]);
  expect(main.textContent).toContain(textOf('en', 'code.FLIGHT_WITHDRAWN'));
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  await waitFor(() => expect(heldInTab()).toBeNull());
});

/** The part about points loads when a member with points is there. */
const PATIENT = { timeout: 20_000 };

test('a member sees what points can pay, line by line, before anything is typed', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 300,
    available: 1200,
    reason: null,
    heldUntil: null,
  };
  const withPoints = gatewayWith(fetch, { order: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: withPoints });
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  fireEvent.click(screen.getByRole('radio', { name }));
  const slider = await screen.findByRole('slider', {}, PATIENT);
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '300']);
  expect(main.textContent).toContain('Points can’t be used for taxes and fees.');
  expect(main.textContent).toMatch(/300 points−CNY\s300/);
  fireEvent.change(slider, { target: { value: '120' } });
  const count = screen.getByLabelText(textOf('en', 'points-payment.count'));
  await waitFor(() => expect((count as HTMLInputElement).value).toBe('120'));
  await screen.findByRole('button', { name: /^Use 120 points and pay CNY/ });
});

test.each(LOCALES)(
  'one button pays, and the form for points closes without losing its number: %s',
  async (locale) => {
    const offset = {
      __typename: 'PointsOffset',
      usable: 300,
      available: 1200,
      reason: null,
      heldUntil: null,
    };
    const withPoints = gatewayWith(fetch, { order: { pointsOffset: offset } });
    const { main } = await renderRoute(route, { address, locale, fetch: withPoints });
    const method = (id: 'pay-method.card' | 'pay-method.points') =>
      screen.getByRole('radio', { name: new RegExp(`^${textOf(locale, id)}`) });
    const count = () =>
      screen.findByLabelText<HTMLInputElement>(textOf(locale, 'points-payment.count'), {}, PATIENT);
    const inBar = () => main.querySelector('[aria-labelledby=pay] button');
    // the choice comes with the page, above the button
    const order = method('pay-method.card').compareDocumentPosition(inBar() as Node);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(method('pay-method.points'));
    fireEvent.input(await count(), { target: { value: '120' } });
    expect(inBar()).toBeNull();
    expect(main.querySelectorAll('button[type=submit]')).toHaveLength(1);
    fireEvent.click(method('pay-method.card'));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(inBar()).not.toBeNull();
    fireEvent.click(method('pay-method.points'));
    expect((await count()).value).toBe('120');
  },
);

test('guests, and members without points, see nothing of points', async () => {
  const none = {
    __typename: 'PointsOffset',
    usable: 0,
    available: 0,
    reason: 'NO_POINTS',
    heldUntil: null,
  };
  for (const pointsOffset of [null, none]) {
    const without = gatewayWith(fetch, { order: { pointsOffset } });
    const { main } = await renderRoute(route, { address, locale: 'en', fetch: without });
    expect(main.textContent).not.toContain('points');
  }
});

test('after a payment that was declined its points are said to be free again', async () => {
  const payment = {
    __typename: 'Payment',
    id: 'one',
    points: 300,
    state: 'FAILED',
    failure: 'DECLINED',
    createdAt: '2026-11-22T06:00:00Z',
    settledAt: null,
    refundedAt: null,
    captured: null,
    amount: { __typename: 'Money', amount: 90_000, currency: 'CNY' },
  };
  const failed = gatewayWith(fetch, { order: { payments: [payment] } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: failed });
  const text = textOf('en', 'points-payment.status', { status: 'FREE', points: 300 });
  await waitFor(() => expect(main.textContent).toContain(text), PATIENT);
});
