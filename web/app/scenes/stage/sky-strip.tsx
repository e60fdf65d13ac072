import '#web/app/scenes/sky/skies.gen.css';
import { type FlightUnderSky, flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import styles from './stage.module.css';
import { Way } from './way.tsx';

/**
 * The skies that a flight goes through, from take-off to landing, at the head of its ticket. The
 * times below say the same.
 */
export function SkyStrip({ flight }: { flight: FlightUnderSky }) {
  return (
    <div
      className={styles.strip}
      style={{ background: flightGradient(flight) }}
      data-screen-only=""
      aria-hidden="true"
    >
      <Way />
    </div>
  );
}
