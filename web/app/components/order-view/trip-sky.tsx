import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { SkyStrip } from '#web/app/scenes/stage/sky-strip.tsx';
import { type BoundUnderSky, flightOfBound } from './ends-of-bound.ts';

/** The sky that a bound goes through. */
export function TripSky({ bound }: { bound: BoundUnderSky }) {
  const flight = flightOfBound(bound);
  return flight && <SkyStrip sky={flightGradient(flight)} />;
}
