import { describe, expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { aRoundTrip, aSearch } from '#gateway/scenarios/builders/search.builder.ts';
import type { CalendarRequest } from './flight-search.input.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const airline = anAirline();
const aMonth = (overrides: Partial<CalendarRequest> = {}): CalendarRequest => ({
  origin: 'PVG',
  destination: 'TYO',
  month: '2026-12-01',
  cabin: 'ECONOMY',
  party: { adults: 1, children: 0, infants: 0 },
  tripType: 'ONE_WAY',
  notBefore: null,
  ...overrides,
});
const reasons = (days: readonly { date: string; noPriceReason: string | null }[]) =>
  Object.fromEntries(days.map(({ date, noPriceReason }) => [date.slice(5), noPriceReason]));

describe('a day without a price says why', () => {
  test('in the days around a search: past, too late for today', async () => {
    const bounds = [{ origin: 'PVG', destination: 'TYO', departureDate: '2026-11-21' }];
    const late = new Date('2026-11-20T15:30:00Z');
    const { ribbon } = await airline.flights.search(aSearch({ bounds }), null, late);
    expect(reasons(ribbon)).toMatchObject({
      '11-18': 'PAST',
      '11-19': 'PAST',
      '11-20': 'TOO_LATE',
      '11-21': null,
    });
  });

  test('before the flight that comes first', async () => {
    const request = aRoundTrip();
    const out = await airline.flights.search(request, null, NOW);
    const selected = [out.flights[0]?.fares[0]?.fareId ?? ''];
    const [there, back] = request.bounds;
    const bounds = [there, { ...back, departureDate: '2026-12-12' }] as typeof request.bounds;
    const { ribbon } = await airline.flights.search(
      { ...request, bounds, boundIndex: 1, selected },
      null,
      NOW,
    );
    expect(reasons(ribbon)).toMatchObject({ '12-09': 'BEFORE_EARLIER_BOUND', '12-12': null });
  });

  test('no flights and no seats are not the same', async () => {
    const { days } = await airline.flights.calendar(aMonth({ destination: 'FRA' }), null, NOW);
    expect(reasons(days)).toMatchObject({ '12-09': 'NO_FLIGHTS', '12-10': null });
    const full = anAirline({ seatsLeft: () => 0 });
    const soldOut = await full.flights.calendar(aMonth(), null, NOW);
    expect(reasons(soldOut.days)).toMatchObject({ '12-10': 'SOLD_OUT' });
  });

  test('beyond the horizon nothing is on sale yet', async () => {
    const { days } = await airline.flights.calendar(aMonth({ month: '2027-12-01' }), null, NOW);
    expect(reasons(days)).toMatchObject({ '12-01': 'NOT_YET_ON_SALE' });
  });
});

describe('a city that is flown in another season', () => {
  test('has its next day with seats named by a search, however far away', async () => {
    const bounds = [{ origin: 'PVG', destination: 'ATH', departureDate: '2026-12-16' }];
    const { nearestDays } = await airline.flights.search(aSearch({ bounds }), null, NOW);
    const [next] = nearestDays;
    expect(next?.date.slice(0, 7)).toBe('2027-03');
    expect(next?.total).not.toBeNull();
  });

  test('has it named by a calendar of every month without a price', async () => {
    for (const month of ['2026-12-01', '2027-02-01']) {
      const { lowest, nextPriced } = await airline.flights.calendar(
        aMonth({ destination: 'ATH', month }),
        null,
        NOW,
      );
      expect(lowest).toBeNull();
      expect(nextPriced?.date.slice(0, 7)).toBe('2027-03');
    }
    expect((await airline.flights.calendar(aMonth(), null, NOW)).nextPriced).toBeNull();
  });
});

test('a recommended round trip costs what its two days cost in the calendar', async () => {
  const routes = await airline.flights.promoted(14, null, 'ROUND_TRIP', NOW);
  expect(routes).toHaveLength(14);
  for (const { origin, destination, departureDate, returnDate, lowestTotal } of routes) {
    const dayOf = async (way: Partial<CalendarRequest>, day: string) => {
      const asked = aMonth({ ...way, month: day, tripType: 'ROUND_TRIP' });
      const { days } = await airline.flights.calendar(asked, null, NOW);
      return days.find(({ date }) => date === day)?.total?.amount ?? Number.NaN;
    };
    const there = await dayOf(
      { origin: origin.code, destination: destination.code },
      departureDate,
    );
    const home = await dayOf(
      { origin: destination.code, destination: origin.code },
      returnDate ?? '',
    );
    expect(lowestTotal.amount).toBe(there + home);
  }
});
