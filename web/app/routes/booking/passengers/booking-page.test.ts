import { expect, test } from 'vitest';
import { readSearch } from '#web/app/components/search-panel/search-query.ts';
import { searchOfOffer } from '#web/app/routes/booking/passengers/booking-page.tsx';
import type { OfferSearchFragment } from './offer/offer-search.gen.ts';

const bound = (origin: string, destination: string, day: string) => ({
  brand: { id: 'brand', cabin: 'BUSINESS' as const },
  itinerary: {
    id: `${origin}${day}`,
    departure: { local: `${day}T08:45` },
    segments: [
      { id: '1', origin: { id: origin, code: origin }, destination: { id: 'PVG', code: 'PVG' } },
      {
        id: '2',
        origin: { id: 'PVG', code: 'PVG' },
        destination: { id: destination, code: destination },
      },
    ],
  },
});
const party = { adults: 2, children: 1, infants: 0 };
const there = bound('HKG', 'NRT', '2026-12-24');
const back = bound('NRT', 'HKG', '2027-01-05');
const read = (offer: OfferSearchFragment, other = party) =>
  readSearch(new URL(searchOfOffer(offer, other), 'http://x').searchParams);

test('a round trip is searched for again as it was', () => {
  expect(read({ tripType: 'ROUND_TRIP', party, bounds: [there, back] })).toEqual({
    trip: 'ROUND_TRIP',
    bounds: [{ origin: 'HKG', destination: 'NRT', date: '2026-12-24' }],
    returnDate: '2027-01-05',
    party,
    cabin: 'BUSINESS',
  });
});

test('several bounds stay several, for another party too', () => {
  const other = { adults: 1, children: 2, infants: 0 };
  const search = read({ tripType: 'MULTI_CITY', party, bounds: [there, back] }, other);
  expect(search.bounds.map(({ date }) => date)).toEqual(['2026-12-24', '2027-01-05']);
  expect(search.party).toEqual(other);
});
