import { describe, expect, it } from 'vitest';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays, boundCountFits, departureDayProblem } from './trip-search.ts';

// Half past midnight in Shanghai, still the day before in London.
const now = new Date('2026-11-20T16:30:00Z');
const inShanghai = localDay(now, 'Asia/Shanghai');
const inLondon = localDay(now, 'Europe/London');

describe('a day of departure', () => {
  it('is past by the clock of the place of departure', () => {
    expect(bookableDays(inShanghai).first).toBe('2026-11-21');
    expect(departureDayProblem('2026-11-20', inShanghai)).toBe('DATE_IN_PAST');
    expect(departureDayProblem('2026-11-20', inLondon)).toBeNull();
  });

  it('is 361 days ahead at the most', () => {
    expect(bookableDays(inShanghai).last).toBe('2027-11-17');
    expect(departureDayProblem('2027-11-17', inShanghai)).toBeNull();
    expect(departureDayProblem('2027-11-18', inShanghai)).toBe('DATE_BEYOND_HORIZON');
  });
});

describe('a trip', () => {
  it.each([
    ['ONE_WAY', 1],
    ['ROUND_TRIP', 2],
    ['MULTI_CITY', 2],
    ['MULTI_CITY', 6],
  ] as const)('%s may have %i bounds', (tripType, count) => {
    expect(boundCountFits(tripType, count)).toBe(true);
  });

  it.each([
    ['ONE_WAY', 0],
    ['ONE_WAY', 2],
    ['ROUND_TRIP', 1],
    ['ROUND_TRIP', 3],
    ['MULTI_CITY', 1],
    ['MULTI_CITY', 7],
  ] as const)('%s has no %i bounds', (tripType, count) => {
    expect(boundCountFits(tripType, count)).toBe(false);
  });
});
