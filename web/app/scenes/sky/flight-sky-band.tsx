import './skies.gen.css';
import { type FlightUnderSky, flightGradient } from './flight-sky.ts';

/**
 * The skies that a flight goes through, from take-off to landing as one line that fills its place.
 * The times beside it say the same.
 */
export function FlightSkyBand({ flight }: { flight: FlightUnderSky }) {
  return <div style={{ height: '100%', background: flightGradient(flight) }} aria-hidden="true" />;
}
