import type { FlightUnderSky } from '#web/app/scenes/sky/flight-sky.ts';
import type { TripBoundFragment } from './order-trip.gen.ts';

type Itinerary = TripBoundFragment['itinerary'];

/** A bound as the sky sees it: from the first airport to the last one. */
export const flightOf = ({ segments, departure, arrival }: Itinerary): FlightUnderSky | null => {
  const [from, to] = [segments[0]?.origin, segments.at(-1)?.destination];
  if (!from || !to) return null;
  return { from, to, takeOff: Date.parse(departure.instant), landing: Date.parse(arrival.instant) };
};
