import { type SkyName, skyUnder } from '#schema/rules/sky/sky-name.ts';
import { type Position, sunAt } from '#schema/rules/sky/sun.ts';
import { greatCircle } from './great-circle.ts';

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

/**
 * Skies that follow one another evenly, as one gradient from left to right: each is purest in the
 * middle of its time, and turns into the next one.
 */
export function skyGradient(skies: readonly SkyName[]): string {
  const starts = skies.flatMap((sky, at) => (sky === skies[at - 1] ? [] : [at]));
  const stops = starts.map((start, index) => {
    const end = starts[index + 1] ?? skies.length;
    if (index === 0) return `var(--over-${skies[start]}) 0%`;
    const at = end === skies.length ? 1 : (start + end) / 2 / skies.length;
    return `var(--over-${skies[start]}) ${Math.round(100 * at)}%`;
  });
  return `linear-gradient(90deg, ${(stops.length > 1 ? stops : [...stops, ...stops]).join(', ')})`;
}

/** The skies of a flight as one gradient, from take-off to landing. */
export const flightGradient = (flight: FlightUnderSky): string =>
  skyGradient(skiesOfFlight(flight));
