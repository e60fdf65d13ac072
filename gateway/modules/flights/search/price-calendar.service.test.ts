import { expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import type { CalendarRequest } from './flight-search.input.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const airline = anAirline();
const aMonth = (overrides: Partial<CalendarRequest> = {}): CalendarRequest => ({
  origin: 'PVG',
  destination: 'TYO',
  month: '2026-12-15',
  party: { adults: 2, children: 1, infants: 1 },
  cabin: 'ECONOMY',
  tripType: 'ONE_WAY',
  notBefore: null,
  ...overrides,
});
const calendar = (overrides?: Partial<CalendarRequest>, currency: string | null = null) =>
  airline.flights.calendar(aMonth(overrides), currency, NOW);

test('a calendar has every day of the month, and says which is lowest', async () => {
  const { days, lowest } = await calendar();
  expect(days).toHaveLength(31);
  expect(days[0]?.date).toBe('2026-12-01');
  const totals = days.map(({ total }) => total?.amount ?? Number.POSITIVE_INFINITY);
  expect(lowest?.amount).toBe(Math.min(...totals));
  for (const day of days) expect(day.lowest).toBe(day.total?.amount === lowest?.amount);
});

test('a day costs in the calendar what its cheapest flight costs in the search', async () => {
  const { days } = await calendar();
  const { party, cabin } = aMonth();
  for (const date of ['2026-12-03', '2026-12-24', '2026-12-31']) {
    const bounds = [{ origin: 'PVG', destination: 'TYO', departureDate: date }];
    const found = await airline.flights.search(aSearch({ bounds, party, cabin }), null, NOW);
    const cheapest = Math.min(...found.flights.map(({ lowestTotal }) => lowestTotal.amount));
    expect(days.find((day) => day.date === date)?.total?.amount).toBe(cheapest);
  }
});

test('days that are past or beyond the horizon have no price', async () => {
  const november = await calendar({ month: '2026-11-01' });
  expect(november.days.filter(({ total }) => total).map(({ date }) => date)[0]).toBe('2026-11-21');
  const last = await calendar({ month: '2027-11-01' });
  expect(last.days.filter(({ total }) => total).at(-1)?.date).toBe('2027-11-16');
  expect((await calendar({ month: '2029-01-01' })).lowest).toBeNull();
});

test('the way back costs something from the day of the way there on', async () => {
  const { days } = await calendar({
    origin: 'TYO',
    destination: 'PVG',
    tripType: 'ROUND_TRIP',
    notBefore: '2026-12-10',
  });
  expect(days.find(({ total }) => total)?.date).toBe('2026-12-10');
});

test('days on which nothing flies have no price', async () => {
  const { days } = await calendar({ destination: 'FRA' });
  expect(days.find(({ date }) => date === '2026-12-09')?.total).toBeNull();
  expect(days.find(({ date }) => date === '2026-12-10')?.total).not.toBeNull();
});

test('a calendar of nowhere says why', async () => {
  const { days, userErrors } = await calendar({ destination: 'ZZZ' }, 'XPF');
  expect(days).toEqual([]);
  expect(userErrors.map(({ code }) => code)).toEqual(['PLACE_UNKNOWN', 'CURRENCY_UNKNOWN']);
});

test('recommended routes show a price that a search on that day finds', async () => {
  const routes = await airline.flights.promoted(4, null, 'ONE_WAY', NOW);
  expect(routes).toHaveLength(4);
  for (const { origin, destination, departureDate, lowestTotal } of routes) {
    const bounds = [{ origin: origin.code, destination: destination.code, departureDate }];
    const { flights } = await airline.flights.search(aSearch({ bounds }), null, NOW);
    expect(flights.some((option) => option.lowestTotal.amount === lowestTotal.amount)).toBe(true);
  }
});
