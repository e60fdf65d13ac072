// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import '#web/app/components/payment/points-payment/pay-with-points.form.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { PaymentSeatDocument } from './payment-seat.route.gen.ts';
import * as route from './payment-seat.route.tsx';

const { answerTo, fetch } = mockFetch();
const address = `/checkIn/payment-seat?order=${idOf('SeatOrder')}`;

test.each(LOCALES)('seats that are held are shown with passenger and price: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const heading = textOf(locale, 'check-in-payment-seat.title');
  expect(headings).toEqual([heading]);
  expect(title).toBe(titleOf(locale, heading));
  const { payable } = answerTo(PaymentSeatDocument);
  if (!payable || !('items' in payable)) throw new Error('It is no seat order');
  for (const { seatNumber, passengerSegment } of payable.items) {
    expect(main.textContent).toContain(seatNumber);
    expect(main.textContent).toContain(personName(locale, passengerSegment.name));
  }
  expect(main.querySelector('[role=timer]')?.textContent).toMatch(/\d+:\d\d/);
});

test('a seat order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { payable: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});

const PATIENT = { timeout: 20_000 };

test('points pay seats of a member who has some, with the password that releases them', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 90,
    available: 1200,
    reason: null,
    heldUntil: null,
  };
  const withPoints = gatewayWith(fetch, { payable: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: withPoints });
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  fireEvent.click(screen.getByRole('radio', { name }));
  expect(main.textContent).toContain(
    textOf('en', 'pay-method.balance', { points: 1200, pays: 'ALL' }),
  );
  const count = await screen.findByLabelText(textOf('en', 'points-payment.count'), {}, PATIENT);
  fireEvent.input(count, { target: { value: '50' } });
  await screen.findByRole('button', { name: /^Use 50 points and pay/ }, PATIENT);
  expect(screen.getByLabelText(textOf('en', 'points-payment.password'))).toBeTruthy();
});

test('a guest is offered no points', async () => {
  const guest = gatewayWith(fetch, { payable: { pointsOffset: null } });
  await renderRoute(route, { address, locale: 'en', fetch: guest });
  expect(screen.queryByText(textOf('en', 'pay-method.title'))).toBeNull();
});
