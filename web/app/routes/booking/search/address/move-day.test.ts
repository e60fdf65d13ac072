import { describe, expect, it } from 'vitest';
import { readListOptions } from '#web/app/components/flight-results/address/list-options.ts';
import { readPicks } from '#web/app/components/flight-results/address/picks.ts';
import { readSearch } from '#web/app/components/search-panel/search-query.ts';
import { isDayInOrder, isDayInReach, queryOfDay, weekFromDay } from './move-day.ts';

const QUERY =
  'trip=round-trip&from=SHA&to=TYO&depart=2026-12-24&return=2026-12-31&sort=price&pick=MG1.2026-12-24*lite*100&pick=MG2.2026-12-31*flex*200';
const params = new URLSearchParams(QUERY);
const draft = readSearch(params);
const kept = { picks: readPicks(params, 2), options: readListOptions(params) };

describe('another day', () => {
  it('for the way back keeps the way there and how the list is ordered', () => {
    const next = new URLSearchParams(queryOfDay(draft, 1, '2027-01-02', kept));
    expect(next.get('depart')).toBe('2026-12-24');
    expect(next.get('return')).toBe('2027-01-02');
    expect(next.get('sort')).toBe('price');
    expect(readPicks(next, 2)).toEqual([kept.picks[0], null]);
  });
  it('for the way there keeps what was chosen for the way back', () => {
    const next = new URLSearchParams(queryOfDay(draft, 0, '2026-12-23', kept));
    expect(next.get('depart')).toBe('2026-12-23');
    expect(readPicks(next, 2)).toEqual([null, kept.picks[1]]);
  });
  it('cannot be after the way back, nor before the way there; the same day can', () => {
    expect(isDayInOrder(draft, 0, '2027-01-01')).toBe(false);
    expect(isDayInOrder(draft, 0, '2026-12-31')).toBe(true);
    expect(isDayInOrder(draft, 1, '2026-12-23')).toBe(false);
    expect(isDayInOrder(draft, 1, '2026-12-24')).toBe(true);
  });
  it('after the way back moves that as well, and none of the old choices stay', () => {
    expect(isDayInReach(draft, 0, '2027-03-29')).toBe(true);
    const next = new URLSearchParams(queryOfDay(draft, 0, '2027-03-29', kept));
    expect(next.get('depart')).toBe('2027-03-29');
    expect(next.get('return')).toBe('2027-04-05');
    expect(readPicks(next, 2)).toEqual([null, null]);
  });
  it('a week away stops at the neighbouring flight and at what can be booked', () => {
    const open = { first: '2026-12-20', last: '2027-11-30' };
    const week = (index: number, date: string, by: 1 | -1) =>
      weekFromDay(draft, index, date, { by, open });
    expect(week(0, '2026-12-24', -1)).toBe('2026-12-20');
    expect(week(0, '2026-12-20', -1)).toBeNull();
    expect(week(0, '2026-12-24', 1)).toBe('2026-12-31');
    expect(week(1, '2026-12-31', 1)).toBe('2027-01-07');
    expect(week(1, '2026-12-24', -1)).toBeNull();
  });
});
