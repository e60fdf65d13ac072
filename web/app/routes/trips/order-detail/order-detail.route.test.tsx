// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { eventually } from '#tests/support/eventually.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { teamAway } from '#tests/support/mock/team-away.ts';
import { documentIdOf } from '#web/app/apollo/document-id.ts';
import { renderRoute, SilentEventSource } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { OrderDetailDocument } from './order-detail.route.gen.ts';
import * as route from './order-detail.route.tsx';

const { answerTo, fetch } = mockFetch({ Contact: { phone: null }, Passenger: { phone: null } });
const address = `/order/flightOrderDetail?order=${idOf('Order')}`;

test.each(LOCALES)(
  'an order is shown with its reference and its passengers: %s',
  async (locale) => {
    const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
    expect(headings).toHaveLength(1);
    expect(headings[0]).toContain(textOf(locale, 'trips-order-detail.heading'));
    const city = answerTo(OrderDetailDocument).order?.bounds[0]?.itinerary.segments.at(-1);
    expect(headings[0]).toContain(city?.destination.city);
    const { order } = answerTo(OrderDetailDocument);
    const reference = order?.bookingReference ?? '';
    expect(title).toBe(titleOf(locale, textOf(locale, 'trips-order-detail.title', { reference })));
    expect(main.textContent).toContain(reference);
    for (const { name } of order?.passengers ?? []) expect(main.textContent).toContain(name);
  },
);

test.each([
  ['ERASED', '(number erased after the trip)'],
  ['UNREADABLE', '(number can’t be shown)'],
])('a document whose number is not there says why: %s', async (numberProblem, words) => {
  const without: typeof fetch = async (input, init) => {
    const text = await (await fetch(input, init)).text();
    return Response.json(
      JSON.parse(text, (_key, value) =>
        value?.maskedNumber ? { ...value, maskedNumber: '••••', numberProblem } : value,
      ),
    );
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: without });
  expect(main.textContent).toContain(words);
  expect(main.textContent).not.toContain('••••');
});

test('the seats of each flight are chosen from the order', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const seats = within(main).getByRole('region', {
    name: textOf('en', 'trips-order-detail.seats'),
  });
  expect(seats.textContent).toContain(textOf('en', 'trips-order-detail.seats.none'));
  const [link] = within(seats).getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/checkIn\/choose-seat\?order=.+&segment=0$/);
});

test('extras are bought from the order', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const buy = await within(main).findByRole('link', {
    name: textOf('en', 'trips-order-detail.extras.buy'),
  });
  expect(buy.getAttribute('href')).toMatch(/^\/order\/equityOrder\?order=.+/);
});

test.each(LOCALES)(
  'while the service of refunds is away, the order is shown, and says what is missing: %s',
  async (locale) => {
    const withoutRefunds = teamAway(fetch, ['order', 'refunds']);
    const { main } = await renderRoute(route, { address, locale, fetch: withoutRefunds });
    const words = textOf(locale, 'not-now.text', { what: 'REFUNDS' });
    await eventually(() => expect(main.textContent).toContain(words));
    const { order } = answerTo(OrderDetailDocument);
    expect(main.textContent).toContain(order?.bookingReference);
  },
);

test('an order that this browser may not see is looked up first', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'trips-order-detail.find.title')]);
});

test('an order that changes elsewhere is asked for again', async () => {
  const counted = vi.fn(fetch);
  await renderRoute(route, { address, locale: 'en', fetch: counted });
  const line = await SilentEventSource.opened();
  const id = encodeURIComponent(documentIdOf(OrderDetailDocument));
  const asked = () => counted.mock.calls.filter(([url]) => String(url).includes(id)).length;
  const { order } = answerTo(OrderDetailDocument);
  const news = { payableChanged: { __typename: 'Order', id: order?.id } };
  const loaded = asked();
  // The first event is what the page has just been loaded with: see `use-order-updates.test.tsx`.
  line.send(news);
  line.send(news);
  await eventually(() => expect(asked()).toBe(loaded + 1));
});
