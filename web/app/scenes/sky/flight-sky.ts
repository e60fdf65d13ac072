import { greatCircle } from './great-circle.ts';
import { PAINTED } from './skies.ts';
import { type SkyName, skyUnder } from './sky-name.ts';
import { type Position, sunAt } from './sun.ts';

/** A flight between two places; instants in milliseconds since 1970. */
export interface FlightUnderSky {
  readonly from: Position;
  readonly to: Position;
  readonly takeOff: number;
  readonly landing: number;
}

/** Enough for the longest flight to show each of its skies. */
const SAMPLES = 24;

/** The skies over an aircraft from take-off to landing, evenly in time. */
export const skiesOfFlight = ({ from, to, takeOff, landing }: FlightUnderSky): SkyName[] =>
  greatCircle(from, to, SAMPLES).map(({ latitude, longitude }, index) =>
    skyUnder(sunAt(takeOff + ((landing - takeOff) * index) / SAMPLES, latitude, longitude)),
  );

/** The same as one gradient, from left to right. */
export const flightGradient = (flight: FlightUnderSky): string => {
  const skies = skiesOfFlight(flight);
  const last = skies.length - 1;
  const stops = skies.map(
    (sky, index) => `${PAINTED[sky].stops[1]} ${Math.round((100 * index) / Math.max(1, last))}%`,
  );
  return `linear-gradient(90deg, ${stops.join(', ')})`;
};
