import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { emptyDraft, type SearchDraft, withTrip } from './search-draft.ts';
import { searchProblems } from './search-problems.ts';

const TODAY = '2026-11-20';
const complete: SearchDraft = {
  ...emptyDraft(),
  bounds: [{ origin: 'PVG', destination: 'NRT', date: '2026-12-24' }],
  returnDate: '2027-01-03',
};
const codes = (draft: SearchDraft) =>
  searchProblems(
    draft,
    () => TODAY,
    (place) => (place === 'PVG' ? 'SHA' : place),
  ).map(({ field, code }) => `${field} ${code}`);
const withDates = (date: string | null, returnDate: string | null): SearchDraft => ({
  ...complete,
  bounds: [{ origin: 'PVG', destination: 'NRT', date }],
  returnDate,
});

describe('what keeps a search from being asked', () => {
  it('is nothing when all is filled in', () => {
    expect(codes(complete)).toEqual([]);
  });

  it('is each field that is empty', () => {
    expect(codes(emptyDraft())).toEqual([
      'origin-0 ORIGIN_REQUIRED',
      'destination-0 DESTINATION_REQUIRED',
      'date-0 DATE_REQUIRED',
      'returnDate RETURN_DATE_REQUIRED',
    ]);
  });

  it('is a day that has passed, but not today', () => {
    expect(codes(withDates(addDays(TODAY, -1), '2027-01-03'))).toEqual(['date-0 DATE_IN_PAST']);
    expect(codes(withDates(TODAY, TODAY))).toEqual([]);
  });

  it('is a day beyond what is on sale, but not the last one', () => {
    const last = addDays(TODAY, LIMITS.bookingHorizonDays);
    expect(codes(withDates(last, last))).toEqual([]);
    expect(codes(withDates(last, addDays(last, 1)))).toEqual(['returnDate DATE_BEYOND_HORIZON']);
  });

  it('is a return before the way there, not one on the same day', () => {
    expect(codes(withDates('2026-12-24', '2026-12-23'))).toEqual([
      'returnDate BOUNDS_OUT_OF_ORDER',
    ]);
    expect(codes(withDates('2026-12-24', '2026-12-24'))).toEqual([]);
  });

  it('is a journey within one city', () => {
    const draft = { ...complete, bounds: [{ origin: 'PVG', destination: 'SHA', date: TODAY }] };
    expect(codes(draft)).toEqual(['destination-0 SAME_PLACE']);
  });

  it('is a bound of a multi-city trip that leaves before an earlier one', () => {
    const draft = {
      ...withTrip(complete, 'MULTI_CITY'),
      bounds: [
        { origin: 'PVG', destination: 'NRT', date: '2026-12-24' },
        { origin: 'NRT', destination: 'HKG', date: null },
        { origin: 'HKG', destination: 'PVG', date: '2026-12-23' },
      ],
    };
    expect(codes(draft)).toEqual(['date-1 DATE_REQUIRED', 'date-2 BOUNDS_OUT_OF_ORDER']);
  });

  it('takes the day at the place where the flight leaves', () => {
    const draft = withTrip(withDates(TODAY, null), 'ONE_WAY');
    const tomorrowInShanghai = (place: string | null) =>
      place === 'PVG' ? addDays(TODAY, 1) : TODAY;
    expect(searchProblems(draft, tomorrowInShanghai)).toEqual([
      { field: 'date-0', code: 'DATE_IN_PAST' },
    ]);
  });

  it("is the party's rule that an address breaks", () => {
    const draft = { ...complete, party: { adults: 1, children: 0, infants: 2 } };
    expect(codes(draft)).toEqual(['party TOO_MANY_INFANTS']);
  });
});
