import { type FlightUnderSky, flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { SkyStrip } from '#web/app/scenes/stage/sky-strip.tsx';

/** The sky that a flight goes through. */
export function TripSky({ flight }: { flight: FlightUnderSky }) {
  return <SkyStrip sky={flightGradient(flight)} />;
}
