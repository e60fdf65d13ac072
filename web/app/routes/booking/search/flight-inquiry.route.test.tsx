// @vitest-environment happy-dom
import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { gatewayWith, idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';
import { renderRoute } from '#web/app/testing/render-route.tsx';
import { textOf, titleOf } from '#web/app/testing/text-of.ts';
import { FlightSelectionDocument } from './flight-inquiry.route.gen.ts';
import * as route from './flight-inquiry.route.tsx';

const { answerTo, fetch } = mockFetch();
const address =
  '/flightInquiry?trip=one-way&from=PVG&to=LHR&depart=2026-12-24&adt=1&chd=0&inf=0&cabin=economy';
/** The page shows its heading first, and skeletons. */
const WHILE_LOADING = { timeout: 10_000 };

test.each(LOCALES)('each flight is listed with its number: %s', async (locale) => {
  const { main, title, headings } = await renderRoute(route, { address, locale, fetch });
  const name = textOf(locale, 'booking-search.title');
  expect(headings).toEqual([name]);
  expect(title).toBe(titleOf(locale, name));
  await waitFor(() => expect(main.querySelector('article')).not.toBeNull(), WHILE_LOADING);
  const { flights } = answerTo(FlightSelectionDocument).flightSearch;
  expect(flights).not.toEqual([]);
  for (const { itinerary } of flights)
    expect(main.textContent).toContain(itinerary.segments[0]?.flightNumber);
});

test('where no flight is found the page proposes another day, party or place', async () => {
  const none = { flights: [], unfilteredCount: 0, nearestDays: [] };
  const empty = gatewayWith(fetch, { flightSearch: none });
  const { main } = await renderRoute(route, { address, locale: 'en', fetch: empty });
  const proposal = textOf('en', 'booking-search.noFlights.none');
  await waitFor(() => expect(main.textContent).toContain(proposal), WHILE_LOADING);
});

test('a trip that was chosen earlier is asked for in one question, however many bounds it has', async () => {
  const picks = ['MG521.2026-12-24*lite*100', 'MG526.2026-12-31*lite*100'];
  const chosen = new URLSearchParams(
    'trip=round-trip&from=PVG&to=NRT&depart=2026-12-24&return=2026-12-31&adt=1&chd=0&inf=0&cabin=economy',
  );
  for (const pick of picks) chosen.append('pick', pick);
  const chosenFare = (flightNumber: string) => ({
    tightConnection: false,
    itinerary: { segments: [{ flightNumber }], transfers: [] },
    fare: { brand: { id: idOf('FareBrand', 'LITE') } },
  });
  const both = mockFetch({
    FlightSearch: { chosen: ['MG521', 'MG526'].map(chosenFare), boundIndex: null, flights: [] },
  });
  const asked: unknown[] = [];
  const counting: typeof fetch = (input, init) => {
    const { searchParams } = new URL(String(input), location.origin);
    const { input: question } = JSON.parse(searchParams.get('variables') ?? '{}');
    if (question) asked.push(question.choices);
    return both.fetch(input, init);
  };
  const { main, headings } = await renderRoute(route, {
    address: `/flightInquiry?${chosen}`,
    locale: 'en',
    fetch: counting,
  });
  expect(headings).toEqual([textOf('en', 'booking-search.titleChosen')]);
  const review = textOf('en', 'booking-search.review');
  await waitFor(() => expect(main.textContent).toContain(review), WHILE_LOADING);
  for (const flight of ['MG521', 'MG526']) expect(main.textContent).toContain(flight);
  expect(asked).toEqual([
    [
      { key: 'MG521.2026-12-24', brand: 'LITE' },
      { key: 'MG526.2026-12-31', brand: 'LITE' },
    ],
  ]);
});

test('who comes back to the bare address finds the flights, and the page where it stood', async () => {
  const first = await renderRoute(route, { address, locale: 'en', fetch });
  await waitFor(() => expect(first.main.querySelector('article')).not.toBeNull(), WHILE_LOADING);
  scrollTo(0, 640);
  cleanup();
  scrollTo(0, 0);
  const scrolled = vi.spyOn(window, 'scrollTo');
  const back = { address: '/flightInquiry', locale: 'en', fetch, sameTab: true } as const;
  const { main } = await renderRoute(route, back);
  await waitFor(() => expect(main.querySelector('article')).not.toBeNull(), WHILE_LOADING);
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 640));
});

test('the flights are one step of the Tab key away', async () => {
  const { main } = await renderRoute(route, { address, locale: 'en', fetch });
  const name = textOf('en', 'booking-search.skip');
  const skip = await within(main).findByRole('link', { name }, WHILE_LOADING);
  const target = main.querySelector(skip.getAttribute('href') ?? 'none');
  expect(target?.getAttribute('tabindex')).toBe('-1');
  expect(target?.querySelectorAll('article').length).toBeGreaterThan(0);
});
