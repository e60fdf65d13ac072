// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { ExploreChoices } from './explore-choices.tsx';
import type { PricedRoute } from './fare-line.tsx';

const airport = (code: string, city: string) => ({
  id: code,
  code,
  cityCode: code,
  city,
  latitude: 30,
  longitude: 120,
});
const fare = (code: string, amount: number): PricedRoute => ({
  key: `PVG-${code}`,
  origin: airport('PVG', 'Shanghai'),
  destination: airport(code, code),
  departureDate: '2027-03-05',
  returnDate: '2027-03-12',
  lowestTotal: { amount, currency: 'CNY' },
  durationMinutes: 165,
  direct: true,
  about: null,
});

function answerWith(response: () => Response) {
  const fetch = vi.fn(async () => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const json = (data: unknown) => () =>
  new Response(JSON.stringify({ data }), {
    headers: { 'content-type': 'application/graphql-response+json' },
  });
afterEach(() => vi.unstubAllGlobals());

function show() {
  const onFound = vi.fn();
  const recommended = [fare('NRT', 205_900), fare('ICN', 132_200)];
  renderPage(<ExploreChoices today="2026-11-29" recommended={recommended} onFound={onFound} />, {
    messages: ['home'],
  });
  const found = () => onFound.mock.lastCall?.[0].map(({ key }: PricedRoute) => key);
  return { found };
}

const saysOf = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

it('leaves what one can pay', async () => {
  const { found } = show();
  expect(found()).toEqual(['PVG-NRT', 'PVG-ICN']);
  await userEvent.click(screen.getByRole('radio', { name: /2,000/ }));
  expect(found()).toEqual(['PVG-ICN']);
  expect(screen.getByRole('status').textContent).toMatch(/^1 city for up to CNY\s2,000$/);
});

it('asks for a month, from the next one to nearly a year ahead, and says how many cities there are', async () => {
  const fetch = answerWith(json({ destinationFares: [fare('TAO', 76_000), fare('LHR', 715_300)] }));
  const { found } = show();
  const months = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
  expect(months).toContain('2026-12-01');
  expect(months.at(-1)).toBe('2027-10-01');
  await userEvent.click(screen.getByRole('radio', { name: 'March 2027' }));
  await saysOf(/^2 cities in March 2027$/);
  expect(found()).toEqual(['PVG-TAO', 'PVG-LHR']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('says so when the fares of a month cannot be looked up, and leaves what was there', async () => {
  answerWith(() => new Response('', { status: 503 }));
  const { found } = show();
  await userEvent.click(screen.getByRole('radio', { name: 'March 2027' }));
  await saysOf(/couldn’t look up the fares for March 2027/);
  expect(found()).toEqual(['PVG-NRT', 'PVG-ICN']);
});
