import { type FlightUnderSky, flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { SkyStrip } from '#web/app/scenes/stage/sky-strip.tsx';

/** The sky that a flight goes through. */
export const TripSky = ({ flight }: { flight: FlightUnderSky }) => (
  <SkyStrip sky={flightGradient(flight)} />
);
