import type { SearchRequest } from '#gateway/modules/flights/search/flight-search.input.ts';

/** A search for one adult from Shanghai to Tokyo and nothing out of the ordinary. */
export const aSearch = (overrides: Partial<SearchRequest> = {}): SearchRequest => ({
  tripType: 'ONE_WAY',
  bounds: [{ origin: 'PVG', destination: 'TYO', departureDate: '2026-12-10' }],
  party: { adults: 1, children: 0, infants: 0 },
  cabin: null,
  boundIndex: 0,
  selected: [],
  choices: null,
  sort: 'RECOMMENDED',
  filter: {
    maxTransfers: null,
    departureTimes: null,
    via: null,
    origins: null,
    destinations: null,
  },
  ...overrides,
});

/** There and back: a week in Tokyo. */
export const aRoundTrip = (overrides: Partial<SearchRequest> = {}): SearchRequest =>
  aSearch({
    tripType: 'ROUND_TRIP',
    bounds: [
      { origin: 'PVG', destination: 'NRT', departureDate: '2026-12-10' },
      { origin: 'NRT', destination: 'PVG', departureDate: '2026-12-17' },
    ],
    ...overrides,
  });
