import { flightOfBound } from '#web/app/components/order-view/ends-of-bound.ts';
import type { TripBoundFragment } from '#web/app/components/order-view/order-trip.gen.ts';
import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { SkyStrip } from '#web/app/scenes/stage/sky-strip.tsx';

/** The sky of a bound. */
export function TripSky({ bound }: { bound: TripBoundFragment }) {
  const flight = flightOfBound(bound);
  return flight && <SkyStrip sky={flightGradient(flight)} />;
}
