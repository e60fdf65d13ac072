import styles from './skeleton.module.css';

/** The place of something that is on its way, in its size (any CSS length). Decorative: the region around it says so. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
