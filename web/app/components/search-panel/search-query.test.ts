import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  date,
  integer,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { type DraftBound, emptyDraft, type SearchDraft } from './search-draft.ts';
import { flightQuery, readSearch, searchAddress, writeSearch } from './search-query.ts';

const read = (query: string, origin?: string) => readSearch(new URLSearchParams(query), origin);

const place = option(constantFrom('PVG', 'SHA', 'NRT', 'TYO', 'LHR'));
const day = option(
  date({
    min: new Date('2026-01-01'),
    max: new Date('2028-12-31'),
    noInvalidDate: true,
  }).map((value) => value.toISOString().slice(0, 10)),
);
const bound: Arbitrary<DraftBound> = record({ origin: place, destination: place, date: day });
const count = integer({ min: 0, max: LIMITS.travellersPerBooking });
const draft: Arbitrary<SearchDraft> = record({
  trip: constantFrom(...TRIP_TYPES),
  bounds: array(bound, { minLength: 2, maxLength: LIMITS.boundsPerSearch }),
  returnDate: day,
  party: record({ adults: count, children: count, infants: count }),
  cabin: constantFrom(...CABINS),
}).map((one) => ({
  ...one,
  bounds: one.trip === 'MULTI_CITY' ? one.bounds : one.bounds.slice(0, 1),
  returnDate: one.trip === 'ROUND_TRIP' ? one.returnDate : null,
}));

describe('a search is an address', () => {
  it('reads whatever it writes, complete or not', () => {
    assert(
      property(draft, (one) => {
        expect(readSearch(writeSearch(one))).toEqual(one);
      }),
    );
  });

  it('reads the address of the brief', () => {
    const search = read(
      'trip=round-trip&from=PVG&to=NRT&depart=2026-12-24&return=2027-01-03&adt=2&chd=1&inf=1&cabin=business',
    );
    expect(flightQuery(search)).toEqual({
      tripType: 'ROUND_TRIP',
      bounds: [
        { origin: 'PVG', destination: 'NRT', departureDate: '2026-12-24' },
        { origin: 'NRT', destination: 'PVG', departureDate: '2027-01-03' },
      ],
      party: { adults: 2, children: 1, infants: 1 },
      cabin: 'BUSINESS',
    });
  });

  it('repeats the bounds of a multi-city trip', () => {
    const search = read(
      'trip=multi-city&bound=PVG-NRT-2026-12-24&bound=KIX-HKG-2026-12-30&bound=HKG-PVG-2027-01-02',
    );
    expect(flightQuery(search)?.bounds.map((one) => one.destination)).toEqual([
      'NRT',
      'HKG',
      'PVG',
    ]);
    expect(searchAddress(search)).toBe(
      '/flightInquiry?trip=multi-city&bound=PVG-NRT-2026-12-24&bound=KIX-HKG-2026-12-30&bound=HKG-PVG-2027-01-02&adt=1&chd=0&inf=0&cabin=economy',
    );
  });

  it('reads each flight of what a plain form sends, where the page has no scripts', () => {
    const sent =
      'from=Hong+Kong+(HKG)&to=Shanghai+(PVG)&depart=2026-12-09&from=&to=Osaka+(KIX)&depart=2026-12-13';
    expect(read(`trip=MULTI_CITY&${sent}`, 'SHA').bounds).toEqual([
      { origin: 'HKG', destination: 'PVG', date: '2026-12-09' },
      { origin: null, destination: 'KIX', date: '2026-12-13' },
    ]);
    expect(read(`trip=ONE_WAY&${sent}`).bounds).toHaveLength(1);
    const many = Array.from({ length: 40 }, () => 'from=PVG').join('&');
    expect(read(`trip=multi-city&${many}`).bounds).toHaveLength(LIMITS.boundsPerSearch);
  });

  it('reads what a plain form sends, where the place stands with its name', () => {
    const search = read('trip=one-way&from=Shanghai+(sha)&to=tyo&depart=2026-12-24');
    expect(search.bounds[0]).toEqual({ origin: 'SHA', destination: 'TYO', date: '2026-12-24' });
  });

  it('is a fresh panel where there is nothing, with the origin that is proposed', () => {
    expect(read('', 'SHA')).toEqual(emptyDraft('SHA'));
  });

  it('does not propose an origin to who has emptied the field', () => {
    expect(read('from=&to=NRT', 'SHA').bounds[0]?.origin).toBeNull();
  });
});

describe('a hostile address', () => {
  it('never throws, and what it leaves can be written and read again', () => {
    const keys = constantFrom(
      'trip',
      'from',
      'to',
      'depart',
      'return',
      'bound',
      'adt',
      'chd',
      'inf',
      'cabin',
      'x',
    );
    const pairs = array(
      record({ key: keys, value: string({ unit: 'binary' }) }).map((one): [string, string] => [
        one.key,
        one.value,
      ]),
    );
    assert(
      property(pairs, (one) => {
        const search = readSearch(new URLSearchParams(one));
        expect(readSearch(writeSearch(search))).toEqual(search);
      }),
    );
  });

  it.each([
    ['a day that does not exist', 'depart=2027-02-29'],
    ['a day with a time', 'depart=2026-12-24T00:00'],
    ['a place with too many letters', 'from=SHANGHAI'],
    ['markup for a place', 'from=<b>'],
    ['an unknown type of trip', 'trip=toString'],
    ['an unknown cabin', 'cabin=__proto__'],
    ['a broken number', 'adt=1e9'],
    ['a negative number', 'chd=-1'],
  ])('leaves %s as empty as a fresh panel', (_, query) => {
    expect(read(query)).toEqual(emptyDraft());
  });

  it('does not read more bounds than a search may have', () => {
    const bounds = 'bound=PVG-NRT-2026-12-24&'.repeat(50);
    expect(read(`trip=multi-city&${bounds}`).bounds).toHaveLength(LIMITS.boundsPerSearch);
  });

  it('does not count more travellers than a booking may have', () => {
    expect(read('adt=99').party.adults).toBe(LIMITS.travellersPerBooking);
  });

  it('is no search for the API while something is missing', () => {
    expect(flightQuery(read('trip=one-way&from=PVG&to=NRT'))).toBeNull();
    expect(flightQuery(read('trip=multi-city&bound=PVG-NRT-2026-12-24'))).toBeNull();
  });
});
