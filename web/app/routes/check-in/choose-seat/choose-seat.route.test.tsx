// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { documentIdOf } from '#web/app/apollo/document-id.ts';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { ChooseSeatDocument } from './choose-seat.route.gen.ts';
import * as route from './choose-seat.route.tsx';
import { SelectSeatsDocument } from './select-seats.mutation.gen.ts';

const { answerTo, fetch } = mockFetch();
/**
 * The code of a dialog is loaded when it first opens, and a role among the seats of a map is found
 * slowly: on a busy machine both take longer than the second that is waited otherwise.
 */
const PATIENT = { timeout: 20_000 };
const inDialog = (id: 'accept' | 'refuse') =>
  screen.findByRole('button', { name: textOf('en', `check-in-choose-seat.exit.${id}`) }, PATIENT);
const address = `/checkIn/choose-seat?order=${idOf('Order')}&segment=0`;

test.each(LOCALES)('seats are chosen on a map or in a list: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const heading = textOf(locale, 'check-in-choose-seat.title');
  expect(headings).toEqual([heading]);
  expect(title).toBe(titleOf(locale, heading));
  const { seatMap } = answerTo(ChooseSeatDocument);
  for (const { name } of seatMap.passengerSegments)
    expect(main.textContent).toContain(personName(locale, name));
  expect(screen.getByRole('grid')).toBeTruthy();
  const list = textOf(locale, 'check-in-choose-seat.views', { value: 'list' });
  fireEvent.click(screen.getByRole('radio', { name: list }));
  expect(screen.getByRole('group', { name: textOf(locale, 'seat-map.filters') })).toBeTruthy();
});

test('a free seat that is pressed is the passenger’s, and the button says what is to be done', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const grid = screen.getByRole('grid');
  const free = within(grid).getAllByRole('button', { name: /, free$/ });
  fireEvent.click(free[0]!);
  await waitFor(() => expect(main.textContent).toMatch(/1 of \d/), PATIENT);
  expect(within(grid).getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('a seat beside an emergency exit is taken once its duties are accepted', {
  timeout: 60_000,
}, async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const grid = screen.getByRole('grid');
  // the first carries an infant, who may not be there
  const { passengerSegments: passengers } = answerTo(ChooseSeatDocument).seatMap;
  fireEvent.click(
    screen.getByRole('radio', { name: new RegExp(personName('en', passengers[1]?.name ?? '')) }),
  );
  const exit = within(grid).getAllByRole('button', { name: /, exit row, .*, free$/ })[0]!;
  const chosen = () => within(grid).queryAllByRole('button', { pressed: true });
  fireEvent.click(exit);
  fireEvent.click(await inDialog('refuse'));
  expect(chosen()).toEqual([]);
  fireEvent.click(exit);
  fireEvent.click(await inDialog('accept'));
  await waitFor(() => expect(chosen()).toEqual([exit]), PATIENT);
  // it costs: the terms come first
  fireEvent.click(within(main).getByRole('button', { name: /^Hold and pay CNY/ }));
  const missing = textOf('en', 'check-in-choose-seat.missing', { missing: 'TERMS' });
  await waitFor(() => expect(main.textContent).toContain(missing), PATIENT);
});

const AWAY = { code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] } as const;
const silenceIn = (locale: Locale) => textOf(locale, `code.${AWAY.code}`, {}, 'code-after-sale');

test.each(LOCALES)(
  'while departure control is silent the page says so, and tries again or leads back: %s',
  async (locale) => {
    let isSilent = true;
    const error = { __typename: 'SeatMapError', ...AWAY };
    const silent: typeof fetch = (...asked) =>
      gatewayWith(
        fetch,
        isSilent ? { seatMap: { userErrors: [error], cabins: [] } } : {},
      )(...asked);
    const { main } = await renderRoute(route, { address, locale, fetch: silent });
    expect(screen.getByRole('alert').textContent).toBe(silenceIn(locale));
    expect(main.querySelector('a[href*="/order/flightOrderDetail?order="]')).not.toBeNull();
    isSilent = false;
    fireEvent.click(screen.getByRole('button', { name: textOf(locale, 'shell.error.retry') }));
    expect(await screen.findByRole('grid', {}, PATIENT)).toBeTruthy();
    expect(main.textContent).not.toContain(silenceIn(locale));
  },
);

test('while departure control is silent the page answers 503, and 200 otherwise', async () => {
  const error = { __typename: 'SeatMapError', ...AWAY };
  const statusWith = async (send: typeof fetch) => {
    const url = new URL(address, 'http://site.test');
    const answer = await route.loader({
      request: new Request(url),
      url,
      pattern: '/:locale?/checkIn/choose-seat',
      params: {},
      context: new RouterContextProvider(new Map([[gatewayContext, send]])),
    } as unknown as Parameters<typeof route.loader>[0]);
    return 'init' in answer ? answer.init?.status : 200;
  };
  expect(await statusWith(fetch)).toBe(200);
  const silent = gatewayWith(fetch, { seatMap: { userErrors: [error], cabins: [] } });
  expect(await statusWith(silent)).toBe(503);
});

test('a choice is kept while departure control is silent, and submitted again', async () => {
  const sent: string[] = [];
  const error = { __typename: 'SelectSeatsError', ...AWAY, message: '' };
  const silent: typeof fetch = async (input, init) => {
    const body = String(init?.body);
    if (!body.includes(documentIdOf(SelectSeatsDocument))) return fetch(input, init);
    sent.push(body);
    const refused = { passengerSegments: [], seatOrder: null, userErrors: [error] };
    return Response.json({
      data: { selectSeats: { ...refused, __typename: 'SelectSeatsPayload' } },
    });
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: silent });
  const grid = screen.getByRole('grid');
  fireEvent.click(within(grid).getAllByRole('button', { name: /standard, .*, free$/ })[0]!);
  await waitFor(() => expect(main.textContent).toMatch(/1 of \d/), PATIENT);
  const chosen = () => within(grid).getAllByRole('button', { pressed: true });
  const [seat] = chosen();
  const submit = () =>
    fireEvent.click(within(main).getByRole('button', { name: /^Confirm|^Hold/ }));
  submit();
  await waitFor(() => expect(main.textContent).toContain(silenceIn('en')), PATIENT);
  expect(chosen()).toEqual([seat]);
  submit();
  await waitFor(() => expect(sent).toHaveLength(2), PATIENT);
  expect(chosen()).toEqual([seat]);
});

test('a passenger who may not choose sees why before anything is chosen', async () => {
  const refusing: typeof fetch = async (input, init) => {
    const answer = JSON.parse(await (await fetch(input, init)).text(), (_key, value) =>
      value?.action === 'SELECT_SEAT'
        ? {
            ...value,
            allowed: false,
            reason: {
              __typename: 'CapabilityReason',
              code: 'SPECIAL_SERVICE',
              liftsAt: null,
              seatOrder: null,
            },
          }
        : value,
    );
    return Response.json(answer);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: refusing });
  expect(main.textContent).toContain(textOf('en', 'code.SPECIAL_SERVICE'));
  expect(
    within(main)
      .getByRole('link', { name: /^\+?[\d ]+$/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/);
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a flight that the airline has moved is shown with its new time and day', async () => {
  const moved: typeof fetch = async (input, init) => {
    const answer = JSON.parse(await (await fetch(input, init)).text(), (key, value) =>
      key === 'departure' && value.zone
        ? {
            ...value,
            zone: 'Asia/Shanghai',
            local: '2027-01-02T00:25',
            instant: '2027-01-01T16:25:00Z',
          }
        : value,
    );
    return Response.json(answer);
  };
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: moved });
  expect(screen.getByRole('grid')).toBeTruthy();
  expect(main.textContent).toMatch(/2 Jan 2027, 00:25/);
});

test('an order that this browser may not see leads to the look-up', async () => {
  const empty = gatewayWith(fetch, { order: null });
  const { headings } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  expect(headings).toEqual([textOf('en', 'missing.ORDER')]);
});

test('the seats of a flight that was looked up are chosen, and lead on to its check-in', async () => {
  const flight = idOf('CheckInItinerary', 'ABC234.0');
  const onFlight = `/checkIn/choose-seat?${new URLSearchParams({ flight })}`;
  const { main, headings } = await renderRoute(route, { address: onFlight, locale: 'en', fetch });
  expect(headings).toEqual([textOf('en', 'check-in-choose-seat.title')]);
  expect(screen.getByRole('grid')).toBeTruthy();
  const back = main.querySelector(`a[href*="${new URLSearchParams({ flight })}"]`);
  expect(back?.getAttribute('href')).toMatch(/^\/checkIn\?/);
});

test('a flight that is not open in this browser has no seats to choose', async () => {
  const nothing = '/checkIn/choose-seat?flight=nothing';
  const { headings } = await renderRoute(route, { address: nothing, locale: 'en', fetch });
  expect(headings).toEqual([textOf('en', 'missing.CHECK_IN')]);
});
