import type { AircraftSideViewFragment } from '#web/app/components/aircraft-side-view/aircraft-side-view.gen.ts';
import { AircraftSideView } from '#web/app/components/aircraft-side-view/aircraft-side-view.tsx';
import { useMeasures } from '#web/app/i18n/format/use-measures.ts';
import styles from './measured-view.module.css';

/**
 * The side view between its measures: length below, height at the side, and a person of common
 * height beside it.
 */
export function MeasuredView({ aircraft }: { aircraft: AircraftSideViewFragment }) {
  const measures = useMeasures();
  const { lengthMm, heightMm } = aircraft.dimensions;
  return (
    <div className={styles.view}>
      <div className={styles.drawing}>
        <AircraftSideView aircraft={aircraft} person />
      </div>
      <span className={styles.height} aria-hidden="true">
        <span className={styles.label}>{measures.metres(heightMm)}</span>
      </span>
      <span className={styles.length} aria-hidden="true">
        <span className={styles.label}>{measures.metres(lengthMm)}</span>
      </span>
    </div>
  );
}
