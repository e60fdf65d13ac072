import styles from './skeleton.module.css';

/** Placeholder of something that is loading, in its size (any CSS length). Decorative: the region around it is announced. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
