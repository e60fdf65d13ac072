// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { changeOfferPath, dateChangePath } from '#web/app/components/date-change/change-paths.ts';
import '#web/app/components/payment/points-payment/pay-with-points.form.tsx';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { AckDateDocument, DateChangePaymentDocument } from './ack-date.route.gen.ts';
import * as route from './ack-date.route.tsx';

const { answerTo, fetch } = mockFetch();
const offer = changeOfferPath(idOf('ChangeOffer'));
const change = dateChangePath(idOf('DateChange'));

test.each(LOCALES)(
  'an offer is shown with its price, line by line, and its deadline: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address: offer, locale, fetch });
    const heading = textOf(locale, 'trips-change-date-review.title');
    expect(headings).toEqual([heading]);
    expect(title).toBe(titleOf(locale, heading));
    const { changeOffer } = answerTo(AckDateDocument);
    for (const kind of ['PENALTY', 'FARE', 'TAX'])
      expect(main.textContent).toContain(textOf(locale, 'date-change.line', { kind }));
    for (const { passenger } of changeOffer?.passengers ?? [])
      expect(main.textContent).toContain(personName(locale, passenger.name));
    expect(main.querySelector('[role=timer]')?.textContent).toMatch(/\d+:\d\d/);
  },
);

test('what is given up by a change is named before it is confirmed', async () => {
  const lower: typeof globalThis.fetch = async (input, init) => {
    const answer = await (await fetch(input, init)).json();
    const { changeOffer } = answer.data;
    for (const { before, after } of changeOffer?.bounds ?? []) {
      // brands of their own in the cache
      before.brand = structuredClone(before.brand);
      before.brand.id = 'STANDARD';
      Object.assign(before.brand.conditions.checkedBags, { pieces: 2, kilograms: 23 });
      after.brand = structuredClone(after.brand);
      after.brand.id = 'LITE';
      Object.assign(after.brand.conditions.checkedBags, { pieces: 0, kilograms: null });
    }
    const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'CNY' });
    if (changeOffer)
      Object.assign(changeOffer, {
        penalty: money(0),
        fareDifference: money(-59_000),
        taxDifference: money(0),
        totalDue: money(0),
        refundDue: money(0),
      });
    return Response.json(answer);
  };
  const worse = await renderRoute(route, { address: offer, locale: 'en', fetch: lower });
  expect(worse.main.textContent).toContain(textOf('en', 'date-change.givenUp'));
  expect(worse.main.textContent).toMatch(/CNY\s590 of the lower fare isn’t paid back/);
  expect(worse.main.textContent).toMatch(/2 × 23 kg becomes Not included/);
});

test('it is confirmed only by a traveller who agrees', async () => {
  const { main } = await renderRoute(route, { address: offer, locale: 'en', fetch });
  fireEvent.click(within(main).getByRole('button', { name: /^Confirm and pay CNY/ }));
  const missing = textOf('en', 'trips-change-date-review.agree.missing');
  await waitFor(() => expect(main.textContent).toContain(missing));
});

test('the agreement is there again after a reload and in another language', async () => {
  await renderRoute(route, { address: offer, locale: 'en', fetch });
  fireEvent.click(screen.getByRole('checkbox'));
  cleanup();
  await renderRoute(route, { address: offer, locale: 'ja', fetch, sameTab: true });
  const again = screen.getByRole<HTMLInputElement>('checkbox');
  await waitFor(() => expect(again.checked).toBe(true));
});

test('an offer whose time is over leads to the latest price', async () => {
  const old = gatewayWith(fetch, { changeOffer: { expiresAt: '2026-11-01T00:00:00.000Z' } });
  await renderRoute(route, { address: offer, locale: 'en', fetch: old });
  const again = textOf('en', 'page.checkPrice');
  const link = await screen.findByRole('link', { name: again });
  expect(link.getAttribute('href')).toContain('/changeDate/choose-flight?order=');
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test.each(LOCALES)(
  'a confirmed change is paid within its time, or cancelled: %s',
  async (locale) => {
    const { main, headings } = await renderRoute(route, { address: change, locale, fetch });
    expect(headings).toEqual([textOf(locale, 'trips-change-date-review.pay')]);
    expect(main.querySelector('[role=timer]')?.textContent).toMatch(/^\d\d:\d\d$/);
    expect(
      screen.getByRole('button', { name: textOf(locale, 'trips-change-date-review.cancel') }),
    ).toBeTruthy();
  },
);

const PATIENT = { timeout: 20_000 };

test('points pay the difference of fares of a change, and the page says that they pay no more', async () => {
  const offset = {
    __typename: 'PointsOffset',
    usable: 90,
    available: 1200,
    reason: null,
    heldUntil: null,
  };
  const withPoints = gatewayWith(fetch, { payable: { pointsOffset: offset } });
  const { main } = await renderRoute(route, { address: change, locale: 'en', fetch: withPoints });
  const name = new RegExp(`^${textOf('en', 'pay-method.points')}`);
  fireEvent.click(screen.getByRole('radio', { name }));
  expect(main.textContent).toContain(
    textOf('en', 'pay-method.balance', { points: 1200, pays: 'FARE_DIFFERENCE' }),
  );
  const count = await screen.findByLabelText(textOf('en', 'points-payment.count'), {}, PATIENT);
  fireEvent.input(count, { target: { value: '50' } });
  await screen.findByRole('button', { name: /^Use 50 points and pay/ }, PATIENT);
});

test('one that is done leads to the new booking and to the old one', async () => {
  const { payable } = answerTo(DateChangePaymentDocument);
  if (!payable || !('order' in payable)) throw new Error('It is no change of date');
  const newOrder = { __typename: 'Order', id: 'new', bookingReference: 'NEW234' };
  const done = gatewayWith(fetch, { payable: { state: 'CONFIRMED', newOrder } });
  const { main, headings } = await renderRoute(route, {
    address: change,
    locale: 'en',
    fetch: done,
  });
  expect(headings).toEqual([textOf('en', 'trips-change-date-review.done')]);
  const links = within(main).getAllByRole('link');
  const orders = links.map((link) =>
    new URL(link.getAttribute('href') ?? '', 'http://site.test').searchParams.get('order'),
  );
  expect(orders).toEqual(['new', payable.order.id]);
});

test('an unpaid one leaves the booking as it was, and says so', async () => {
  const late = { state: 'CANCELLED', cancellationCause: 'PAYMENT_WINDOW' };
  const closed = gatewayWith(fetch, { payable: late });
  const { headings } = await renderRoute(route, { address: change, locale: 'en', fetch: closed });
  const cause = 'PAYMENT_WINDOW';
  expect(headings).toEqual([textOf('en', 'trips-change-date-review.closed', { cause })]);
});

test('an offer that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { changeOffer: null });
  const { headings } = await renderRoute(route, { address: offer, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});
