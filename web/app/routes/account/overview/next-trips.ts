import type { NextTripFragment } from './next-trip.gen.ts';

/** The flight of a trip that comes next. */
export type ComingTrip = Pick<NextTripFragment, 'id' | 'bookingReference'> & {
  readonly bound: NextTripFragment['bounds'][number];
};

const MOST = 3;

/**
 * The next flight of each trip, the soonest first, at most three; what has departed is no longer
 * ahead.
 */
export const comingTrips = (trips: readonly NextTripFragment[], now: string): ComingTrip[] =>
  trips
    .flatMap(({ id, bookingReference, bounds }) => {
      const ahead = bounds.filter(({ itinerary }) => itinerary.departure.instant > now);
      const [bound] = ahead.toSorted((one, other) =>
        one.itinerary.departure.instant < other.itinerary.departure.instant ? -1 : 1,
      );
      return bound ? [{ id, bookingReference, bound }] : [];
    })
    .toSorted((one, other) =>
      one.bound.itinerary.departure.instant < other.bound.itinerary.departure.instant ? -1 : 1,
    )
    .slice(0, MOST);
