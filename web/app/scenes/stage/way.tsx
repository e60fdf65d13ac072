import { PlaneShape } from './plane-shape.tsx';
import styles from './stage.module.css';
import { WAY } from './way-shapes.ts';

/** The way between two places: dots in an arc, and the aircraft on top of it. */
export function Way() {
  return (
    <>
      <svg
        className={styles.way}
        viewBox="0 0 1000 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={WAY.arc} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.plane} viewBox="0 0 64 28" aria-hidden="true">
        <PlaneShape />
      </svg>
    </>
  );
}
