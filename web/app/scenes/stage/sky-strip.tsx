import '#web/app/scenes/sky/skies.gen.css';
import { type FlightUnderSky, flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import styles from './stage.module.css';
import { Way } from './way.tsx';

export type SkyStripProps = {
  flight: FlightUnderSky;
  /** It is not flown: the strip has no colour and no aircraft. */
  isOff?: boolean;
};

/**
 * The skies that a flight goes through, from take-off to landing, at the head of its ticket. The
 * times below say the same.
 */
export function SkyStrip({ flight, isOff = false }: SkyStripProps) {
  return (
    <div
      className={isOff ? `${styles.strip} ${styles.off}` : styles.strip}
      style={{ background: flightGradient(flight) }}
      data-screen-only=""
      aria-hidden="true"
    >
      {!isOff && <Way />}
    </div>
  );
}
