import './skies.gen.css';
import { type FlightUnderSky, flightGradient } from './flight-sky.ts';
import styles from './flight-sky-band.module.css';

/** The skies that a flight goes through, from take-off to landing as one line. The times beside it say the same. */
export function FlightSkyBand({ flight }: { flight: FlightUnderSky }) {
  return (
    <div
      className={styles.band}
      style={{ background: flightGradient(flight) }}
      aria-hidden="true"
    />
  );
}
