import './sky/skies.gen.css';
import styles from './scene.module.css';

/** The part of a picture that is shown: all of its width, or what stands around its signature. */
const WINDOWS = {
  hero: { viewBox: '0 0 1600 600', preserveAspectRatio: 'xMaxYMax slice' },
  poster: { viewBox: '875 0 450 600', preserveAspectRatio: 'xMidYMax slice' },
  /**
   * The end of a way at the left of its picture, and at the right: as high as their place, and as
   * wide as the land goes.
   */
  from: { viewBox: '640 0 750 600', preserveAspectRatio: 'xMinYMax meet' },
  to: { viewBox: '850 0 750 600', preserveAspectRatio: 'xMaxYMax meet' },
  window: { viewBox: '420 110 1120 480', preserveAspectRatio: 'xMidYMax slice' },
} as const;

export type SceneProps = {
  /** Of the file, by `drawnScene`. */
  address: string;
  /** What stands in the picture. */
  label: string;
  shape: keyof typeof WINDOWS;
};

/**
 * A landscape under the sky of the nearest element that names one (`data-sky`); it fills its place.
 * Its colours are variables of the sky, so one file serves every hour.
 */
export function Scene({ address, label, shape }: SceneProps) {
  return (
    <div className={styles.sky} data-shape={shape}>
      <svg className={styles.land} role="img" aria-label={label} {...WINDOWS[shape]}>
        <use href={`${address}#scene`} />
      </svg>
    </div>
  );
}
