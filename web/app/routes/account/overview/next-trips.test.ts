import { expect, test } from 'vitest';
import { comingTrips } from './next-trips.ts';

const bound = (instant: string) => ({
  __typename: 'Bound' as const,
  index: 0,
  itinerary: {
    __typename: 'Itinerary' as const,
    departure: { __typename: 'Moment' as const, instant, local: instant.slice(0, 16) },
    arrival: { __typename: 'Moment' as const, instant },
    segments: [],
  },
});
const trip = (id: string, ...days: string[]) => ({
  __typename: 'Order' as const,
  id,
  bookingReference: id,
  bounds: days.map((day) => bound(`${day}T08:00:00.000Z`)),
});
const NOW = '2027-01-05T02:00:00.000Z';
const shown = (...trips: ReturnType<typeof trip>[]) =>
  comingTrips(trips, NOW).map(({ id, bound: { itinerary } }) => [
    id,
    itinerary.departure.instant.slice(0, 10),
  ]);

test('the trip whose next flight is the soonest is the first', () => {
  expect(shown(trip('A', '2027-03-01'), trip('B', '2027-02-01'))).toEqual([
    ['B', '2027-02-01'],
    ['A', '2027-03-01'],
  ]);
});

test('of a trip that has begun the way back is shown, and one that is over is not', () => {
  expect(shown(trip('A', '2027-01-01', '2027-01-09'), trip('B', '2027-01-02'))).toEqual([
    ['A', '2027-01-09'],
  ]);
});

test('three trips are shown at most', () => {
  const many = ['02', '03', '04', '05'].map((month) => trip(month, `2027-${month}-01`));
  expect(shown(...many)).toHaveLength(3);
});
