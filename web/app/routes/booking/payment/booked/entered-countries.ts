import type { BookedTripFragment } from './booked-trip.gen.ts';

/**
 * The countries and regions that a trip enters, connections included, in the order of the flights;
 * where it begins is none.
 */
export function enteredCountries({ bounds }: Pick<BookedTripFragment, 'bounds'>): string[] {
  const flights = bounds.flatMap(({ itinerary }) => itinerary.segments);
  const entered = flights.flatMap(({ origin, destination }) =>
    origin.country === destination.country ? [] : [destination.country],
  );
  const home = flights[0]?.origin.country;
  return [...new Set(entered)].filter((country) => country !== home);
}
