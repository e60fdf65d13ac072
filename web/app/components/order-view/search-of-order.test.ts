import { expect, test } from 'vitest';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import type { OrderSearchFragment } from './order-search.gen.ts';
import { searchOfOrder } from './search-of-order.ts';

const bound = (index: number, places: string[], local: string) => ({
  index,
  brand: { id: 'brand', cabin: 'BUSINESS' as const },
  itinerary: {
    departure: { local },
    segments: places.slice(1).map((place, at) => ({
      id: `${index}${at}`,
      origin: { id: places[at] ?? '', code: places[at] ?? '' },
      destination: { id: place, code: place },
    })),
  },
});

const order = (
  tripType: OrderSearchFragment['tripType'],
  bounds: OrderSearchFragment['bounds'],
): OrderSearchFragment => ({
  id: 'order',
  tripType,
  bounds,
  passengers: (['ADT', 'ADT', 'CHD', 'INF'] as const).map((type, at) => ({ id: `${at}`, type })),
});

test('a round trip through a stop is searched for from end to end, there and back', () => {
  const draft = searchOfOrder(
    order('ROUND_TRIP', [
      bound(0, ['HKG', 'PVG', 'NRT'], '2026-12-24T09:00'),
      bound(1, ['NRT', 'PVG', 'HKG'], '2027-01-03T18:20'),
    ]),
  );
  expect(searchAddress(draft)).toBe(
    '/flightInquiry?trip=round-trip&from=HKG&to=NRT&depart=2026-12-24&return=2027-01-03&adt=2&chd=1&inf=1&cabin=business',
  );
});

test('every bound of a trip to several cities is kept', () => {
  const draft = searchOfOrder(
    order('MULTI_CITY', [
      bound(0, ['PVG', 'CDG'], '2026-12-01T12:00'),
      bound(1, ['FRA', 'PVG'], '2026-12-09T12:00'),
    ]),
  );
  expect(searchAddress(draft)).toContain('bound=PVG-CDG-2026-12-01&bound=FRA-PVG-2026-12-09');
});
