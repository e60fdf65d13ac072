import { SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import styles from './loading-mark.module.css';
import { MarkPaths } from './mark-paths.tsx';

/**
 * The flower, its parts lighting up one after the other: something is under way. Say it in words
 * too.
 */
export function LoadingMark({ size }: { size?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="currentColor"
      className={styles.mark}
      style={size ? { width: size, height: size } : undefined}
    >
      <MarkPaths of={SMALL_FLOWER} className={styles.part} />
    </svg>
  );
}
