// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { chooseFlightPath } from '#web/app/components/date-change/change-paths.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { ChangeFlightsDocument } from './choose-flight.route.gen.ts';
import * as route from './choose-flight.route.tsx';

const money = (amount: number) => ({ amount, currency: 'CNY' });
const brand = (code: string) => ({ id: idOf('FareBrand', code) });
const bags = (pieces: number) => ({ pieces, kilograms: 23 });
const CONDITIONS = {
  cabinBags: bags(1),
  checkedBags: bags(1),
  changeFee: null,
  refundFee: null,
  noShowFee: null,
  freeSeatChoice: true,
  pointsPercent: 5,
};
/** A fare of another flight that costs a fee. */
const fareOf = (code: string, fee: number) => ({
  brand: brand(code),
  penalty: money(fee),
  fareDifference: money(0),
  taxDifference: money(0),
  addCollect: money(0),
  totalDue: money(fee),
  tripTotalDue: money(fee),
  seatsLeft: null,
});
const { answerTo, fetch } = mockFetch({
  ChangeOption: { fares: [fareOf('STANDARD', 20_000)], lowestTotalDue: money(20_000) },
});
const order = idOf('Order');
const passengers = ['ABC234.0', 'ABC234.1', 'ABC234.2'].map((key) => idOf('Passenger', key));
const address = chooseFlightPath({
  order,
  passengers,
  airlineChange: null,
  bounds: [{ index: 1, date: '2026-12-10' }],
});

test.each(LOCALES)(
  'each flight and each day says what is to be paid for it: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    const heading = textOf(locale, 'trips-change-date-choose-flight.title');
    expect(headings).toEqual([heading]);
    expect(title).toBe(titleOf(locale, heading));
    const { flights, ribbon } = answerTo(ChangeFlightsDocument).changeSearch;
    expect(screen.getAllByRole('article')).toHaveLength(flights.length);
    const days = screen.getByRole('navigation', {
      name: textOf(locale, 'flight-results.days.label'),
    });
    expect(days.querySelectorAll('li')).toHaveLength(ribbon.length);
    expect(main.textContent).toMatch(/\+\s?CNY/);
    const given = textOf(locale, 'trips-change-date-choose-flight.givenBack');
    expect(screen.getByRole('heading', { level: 3, name: new RegExp(`^${given}`) })).toBeTruthy();
  },
);

test('a fare says of what its price consists, and is chosen by a button', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const [first] = screen.getAllByRole('button', { name: textOf('en', 'flight-results.showFares') });
  fireEvent.click(first!);
  await waitFor(() => expect(main.textContent).toMatch(/Change fee: CNY/));
  expect(screen.getAllByRole('button', { name: /^Choose / }).length).toBeGreaterThan(0);
});

test('the fare of the ticket comes first, and lower ones are folded away with what is given up by them', async () => {
  const flex = mockFetch({
    Bound: { brand: brand('FLEX') },
    FareBrand: (_dice, _now, code) => ({
      rank: code === 'FLEX' ? 3 : 1,
      conditions: { ...CONDITIONS, lounge: code === 'FLEX', priority: code === 'FLEX' },
    }),
    ChangeOption: { fares: [fareOf('FLEX', 0), fareOf('LITE', 0)] },
  }).fetch;
  await renderRoute(route, { address, locale: 'en', fetch: flex });
  const [show] = screen.getAllByRole('button', { name: textOf('en', 'flight-results.showFares') });
  fireEvent.click(show!);
  await waitFor(() => expect(screen.getAllByText('As now').length).toBeGreaterThan(0));
  expect(screen.getAllByRole('button', { name: /^Choose (?!.*anyway)/ })).toHaveLength(1);
  const folded = screen.getAllByText(/^Give up part of your ticket/)[0]?.closest('details');
  expect(folded?.open).toBe(false);
  const lower = within(folded as HTMLElement);
  expect(lower.getAllByText(/Lounge: Included becomes Not included/).length).toBeGreaterThan(0);
  expect(lower.getAllByText(/^Choose .+ anyway$/).length).toBeGreaterThan(0);
});

test('a flight that the airline changed is moved free of charge, up to three days before or after', async () => {
  const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`);
  const forFree = mockFetch({
    ChangeSearch: {
      kind: 'INVOLUNTARY',
      ribbon: days.map((date) => ({ date, totalDue: money(0), lowest: false })),
    },
    ChangeOption: { fares: [fareOf('STANDARD', 0)], lowestTotalDue: money(0) },
  });
  const asked = { order, passengers, airlineChange: idOf('AirlineChange') };
  const free = chooseFlightPath({ ...asked, bounds: [{ index: 0, date: '2026-12-07' }] });
  const { main } = await renderRoute(route, { address: free, locale: 'en', fetch: forFree.fetch });
  expect(main.textContent).toContain(textOf('en', 'date-change.free'));
  const ribbon = screen.getByRole('navigation', {
    name: textOf('en', 'flight-results.days.label'),
  });
  const shown = [...ribbon.querySelectorAll('li time')].map((day) => day.getAttribute('datetime'));
  expect(shown).toEqual(days);
  expect(main.textContent).toContain(textOf('en', 'trips-change-date-choose-flight.nothingDue'));
  expect(main.textContent).not.toContain('CNY');
});

test('what cannot be asked for is refused with its reason and the way back', async () => {
  const refused = gatewayWith(fetch, {
    changeSearch: {
      flights: [],
      ribbon: [],
      kind: null,
      userErrors: [
        { __typename: 'ChangeSearchError', code: 'STILL_CHECKED_IN', path: ['passengerIds'] },
      ],
    },
  });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: refused });
  expect(main.textContent).toContain(textOf('en', 'code.STILL_CHECKED_IN'));
  const again = textOf('en', 'trips-change-date-choose-flight.again');
  const href = screen.getByRole('link', { name: again }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://site.test').searchParams.get('bound')).toBe('1*2026-12-10');
});

test('a change that waits for its payment is one press away', async () => {
  const waiting: typeof globalThis.fetch = async (input, init) => {
    const answer = await (await fetch(input, init)).json();
    const { order, changeSearch } = answer.data;
    if (order?.dateChanges)
      order.dateChanges = [{ __typename: 'DateChange', id: 'open', state: 'PENDING_PAYMENT' }];
    if (changeSearch) {
      const code = 'CHANGE_IN_PROGRESS';
      const error = { __typename: 'ChangeSearchError', code, path: ['orderId'] };
      Object.assign(changeSearch, { flights: [], ribbon: [], kind: null, userErrors: [error] });
    }
    return Response.json(answer);
  };
  await renderRoute(route, { address, locale: 'en', fetch: waiting });
  const name = textOf('en', 'unblock-links.way', { code: 'CHANGE_IN_PROGRESS', flight: null });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/changeDate/ack-date?order=open');
});

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});
