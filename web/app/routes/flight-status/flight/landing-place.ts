import type { FlightDetailsFragment } from './flight-details.gen.ts';

/**
 * Where a flight lands, for a sentence: the city, or the airport where it is diverted to another
 * one of the same city.
 */
export function landingPlace({
  segment,
  arrival,
}: Pick<FlightDetailsFragment, 'segment' | 'arrival'>): string {
  const { city, name } = arrival.airport;
  return arrival.diverted && city === segment.destination.city ? name : city;
}
