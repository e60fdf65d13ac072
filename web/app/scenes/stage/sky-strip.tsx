import '#web/app/scenes/sky/skies.gen.css';
import styles from './stage.module.css';
import { Way } from './way.tsx';

export type SkyStripProps = {
  /** The skies that the flight goes through, from take-off to landing, by `flightGradient`. */
  sky: string;
  /** It is not flown: the strip has no colour and no aircraft. */
  isOff?: boolean;
};

/** The sky of a flight at the head of its ticket. The times below say the same. */
export function SkyStrip({ sky, isOff = false }: SkyStripProps) {
  return (
    <div
      className={isOff ? `${styles.strip} ${styles.off}` : styles.strip}
      style={{ background: sky }}
      data-screen-only=""
      aria-hidden="true"
    >
      {!isOff && <Way />}
    </div>
  );
}
