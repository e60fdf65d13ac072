import { describe, expect, it } from 'vitest';
import { bookableDays, type SearchBound, tripSearchProblems } from './trip-search.ts';

// Half past midnight in Shanghai, still the day before in London.
const now = new Date('2026-11-20T16:30:00Z');
const bound = (departureDate: string, rest: Partial<SearchBound> = {}): SearchBound => ({
  origin: 'SHA',
  destination: 'LON',
  originZone: 'Asia/Shanghai',
  departureDate,
  ...rest,
});
const back = (departureDate: string) =>
  bound(departureDate, { origin: 'LON', destination: 'SHA', originZone: 'Europe/London' });

describe('a search', () => {
  it('knows today by the clock of the place of departure', () => {
    expect(bookableDays('Asia/Shanghai', now).first).toBe('2026-11-21');
    expect(tripSearchProblems('ONE_WAY', [bound('2026-11-20')], now)).toEqual([
      { code: 'DATE_IN_PAST', boundIndex: 0 },
    ]);
    expect(tripSearchProblems('ONE_WAY', [back('2026-11-20')], now)).toEqual([]);
  });

  it('reaches 361 days ahead', () => {
    const { last } = bookableDays('Asia/Shanghai', now);
    expect(last).toBe('2027-11-17');
    expect(tripSearchProblems('ONE_WAY', [bound('2027-11-17')], now)).toEqual([]);
    expect(tripSearchProblems('ONE_WAY', [bound('2027-11-18')], now)).toEqual([
      { code: 'DATE_BEYOND_HORIZON', boundIndex: 0 },
    ]);
  });

  it('goes somewhere', () => {
    expect(
      tripSearchProblems('ONE_WAY', [bound('2026-12-01', { destination: 'SHA' })], now),
    ).toEqual([{ code: 'SAME_PLACE', boundIndex: 0 }]);
  });

  it.each([
    ['ONE_WAY', 0],
    ['ONE_WAY', 2],
    ['ROUND_TRIP', 1],
    ['ROUND_TRIP', 3],
    ['MULTI_CITY', 1],
    ['MULTI_CITY', 7],
  ] as const)('%s has no %i bounds', (tripType, count) => {
    const bounds = Array.from({ length: count }, () => bound('2026-12-01'));
    expect(tripSearchProblems(tripType, bounds, now)).toEqual([
      { code: 'BOUND_COUNT', boundIndex: null },
    ]);
  });

  it('refuses a return on an earlier day, and leaves the same day to the flights', () => {
    expect(
      tripSearchProblems('ROUND_TRIP', [bound('2026-12-10'), back('2026-12-09')], now),
    ).toEqual([]);
    expect(
      tripSearchProblems('ROUND_TRIP', [bound('2026-12-10'), back('2026-12-10')], now),
    ).toEqual([]);
    expect(
      tripSearchProblems('ROUND_TRIP', [bound('2026-12-10'), back('2026-12-08')], now),
    ).toEqual([{ code: 'BOUNDS_OUT_OF_ORDER', boundIndex: 1 }]);
  });

  it('lets an earlier calendar day stand across the date line', () => {
    const east = bound('2026-12-10', {
      origin: 'AKL',
      destination: 'HNL',
      originZone: 'Pacific/Auckland',
    });
    const home = bound('2026-12-09', {
      origin: 'HNL',
      destination: 'AKL',
      originZone: 'Pacific/Honolulu',
    });
    expect(tripSearchProblems('ROUND_TRIP', [east, home], now)).toEqual([]);
  });
});
