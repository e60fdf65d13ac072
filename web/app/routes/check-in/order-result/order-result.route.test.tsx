// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { eventually } from '#tests/support/eventually.ts';
import { capabilities, gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { BoardingPassesDocument } from '#web/app/routes/check-in/boarding/boarding-passes.query.gen.ts';
import { cachedPasses } from '#web/app/testing/cached-passes.ts';
import { renderRoute, SilentEventSource } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import * as route from './order-result.route.tsx';

const { fetch } = mockFetch();
const before = `/checkIn/order-result?order=${idOf('Order')}&segment=0`;

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

test('while check-in is open, seats lead on to it', async () => {
  let passengers: readonly object[] = [];
  const open: typeof fetch = async (input, init) => {
    const answer = JSON.parse(await (await fetch(input, init)).text(), (_key, value) =>
      value?.action === 'CHECK_IN' ? { ...value, allowed: true, reason: null } : value,
    );
    passengers = answer.data?.order?.passengerSegments.slice(0, 1) ?? passengers;
    if (answer.data?.viewer?.checkInItineraries)
      answer.data.viewer.checkInItineraries = [
        { __typename: 'CheckInItinerary', id: 'next', passengerSegments: passengers },
      ];
    return Response.json(answer);
  };
  const { main } = await renderRoute(route, { address: before, locale: 'en', fetch: open });
  expect(main.querySelector('a[href="/checkIn?flight=next&step=confirm"]')).not.toBeNull();
});

test('seats that wait for payment lead to it', async () => {
  const seatOrder = idOf('SeatOrder');
  const seat = { number: '15A', state: 'HELD', documentNumber: null };
  const held = mockFetch({
    Order: { seatOrders: [{ id: seatOrder }] },
    PassengerSegment: (_dice, _now, key) => (key === 'ABC234.0.0' ? { seat } : {}),
  }).fetch;
  const address = `${before}&seats=${seatOrder}`;
  const { main, headings } = await renderRoute(route, { address, locale: 'en', fetch: held });
  expect(headings).toEqual([textOf('en', 'check-in-order-result.title', { outcome: 'OPEN' })]);
  expect(main.querySelector('a[href*="/checkIn/payment-seat?order="]')).toBeTruthy();
  const without = await renderRoute(route, { address: before, locale: 'en', fetch: held });
  expect(without.main.querySelector('a[href*="/checkIn/payment-seat?order="]')).toBeTruthy();
});

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address: before, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});

/** Everyone on the flight is checked in. */
const checkedIn = mockFetch({
  CheckIn: { state: 'CHECKED_IN', cancellations: 0, cancellationsLeft: 2 },
  PassengerSegment: (_dice, _now, key) => ({
    boardingPass: { id: idOf('BoardingPass', key) },
    capabilities: capabilities(['CANCEL_CHECK_IN', 'BOARDING_PASS'], {
      CHECK_IN: 'ALREADY_CHECKED_IN',
    }),
  }),
});
const flight = idOf('CheckInItinerary', 'ABC234.0');
const NO_MORE = { __typename: 'CapabilityReason', code: 'CHECK_IN_CANCELLATIONS_USED' } as const;
const passes = `/checkIn/order-result?${new URLSearchParams({ flight })}`;

test.each(LOCALES)(
  'the boarding passes of a party are shown with their bar codes: %s',
  async (locale) => {
    const { main, headings } = await renderRoute(route, {
      address: passes,
      locale,
      fetch: checkedIn.fetch,
    });
    const { viewer } = checkedIn.answerTo(BoardingPassesDocument);
    const itinerary = viewer.checkInItineraries.find(({ id }) => id === flight);
    const { flightNumber } = itinerary?.flight ?? { flightNumber: '' };
    expect(headings).toEqual([
      textOf(locale, 'check-in-boarding.title', { flight: flightNumber, passes: 'MORE' }),
    ]);
    const shown = (itinerary?.holders ?? []).flatMap(({ boardingPass }) => boardingPass ?? []);
    expect(shown.length).toBeGreaterThan(1);
    for (const { name, pdfUrl, seatNumber: seat } of shown) {
      const label = textOf(locale, 'check-in-boarding.code', { name, flight: flightNumber, seat });
      expect(main.querySelector(`svg[aria-label="${label}"]`)).not.toBeNull();
      expect(main.querySelector(`a[href="${pdfUrl}"]`)).not.toBeNull();
    }
  },
);

test('a gate that is announced or changes while the boarding passes are open is shown without a reload', async () => {
  let gate: string | null = null;
  const moving: typeof fetch = async (input, init) =>
    Response.json(
      JSON.parse(await (await checkedIn.fetch(input, init)).text(), (_key, value) =>
        value?.__typename === 'BoardingPass' ? { ...value, gate } : value,
      ),
    );
  const { main } = await renderRoute(route, { address: passes, locale: 'en', fetch: moving });
  const gates = () => [...main.querySelectorAll('dd')].map(({ textContent }) => textContent);
  const unknown = textOf('en', 'check-in-boarding.gate.later');
  expect(gates()).toContain(unknown);
  const line = await SilentEventSource.opened();
  const news = { checkInItineraryChanged: { __typename: 'CheckInItinerary', id: flight } };
  // the first event is what the page has just been loaded with
  line.send(news);
  gate = 'D71';
  line.send(news);
  await waitFor(() => expect(gates()).toContain('D71'));
  expect(gates()).not.toContain(unknown);
  gate = 'C18';
  line.send(news);
  await waitFor(() => expect(gates()).toContain('C18'));
  expect(gates()).not.toContain('D71');
});

test('a check-in is cancelled after it was said how often it still can be, and what that frees', async () => {
  const address = `${passes}&cancel=1`;
  const { main, headings } = await renderRoute(route, {
    address,
    locale: 'en',
    fetch: checkedIn.fetch,
  });
  expect(headings).toEqual([textOf('en', 'check-in-boarding.cancel.title')]);
  expect(main.textContent).toContain('You can cancel it here 2 more times');
  expect(main.textContent).toContain(textOf('en', 'check-in-boarding.cancel.frees'));
});

test('the third cancellation is refused with the reason, and no code is offered', async () => {
  const used: typeof fetch = async (input, init) =>
    Response.json(
      JSON.parse(await (await checkedIn.fetch(input, init)).text(), (_key, value) =>
        value?.action === 'CANCEL_CHECK_IN'
          ? { ...value, allowed: false, reason: { ...NO_MORE, liftsAt: null } }
          : value,
      ),
    );
  const said = textOf('en', `code.${NO_MORE.code}`, {
    checkInCancellations: 2,
    CHECK_IN: 'online',
  });
  // where the button was, on the page of the boarding passes
  const before = await renderRoute(route, { address: passes, locale: 'en', fetch: used });
  expect(before.main.textContent).toContain(said);
  expect(before.main.textContent).not.toContain(textOf('en', 'check-in.cancel'));
  cleanup();
  const address = `${passes}&cancel=1`;
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: used });
  expect(main.textContent).toContain(said);
  expect(main.querySelectorAll('input:not(:disabled)')).toHaveLength(0);
  expect(main.textContent).not.toContain(textOf('en', 'check-in-boarding.cancel.ask'));
});

test('boarding passes that this browser may not see lead to the look-up, and none are kept here', async () => {
  const address = '/checkIn/order-result?flight=nothing';
  const kept = `boarding-pass guest ${Date.now() * 2} 1 ${address}`;
  vi.stubGlobal('caches', cachedPasses({ [kept]: { [address]: 'landed' } }));
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: checkedIn.fetch });
  expect(headings).toEqual([textOf('en', 'missing.CHECK_IN')]);
  await eventually(async () => expect(await caches.keys()).toEqual([]));
});
