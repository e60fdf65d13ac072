import { FLOWER } from '#schema/codes/base/flower.ts';
import styles from './bloom.module.css';

/** The tepals stand before the twig and its bud in `FLOWER`. */
const TEPALS = FLOWER.length - 2;

/**
 * The flower, which opens once where a ticket or a pass has been made; then it is as still as
 * everywhere.
 */
export function Bloom({ size }: { size: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="currentColor"
      className={styles.flower}
      style={{ width: size, height: size }}
    >
      {FLOWER.map(({ d, weight }, index) => (
        <path
          key={d}
          d={d}
          fillOpacity={weight}
          className={index < TEPALS ? styles.tepal : undefined}
          style={{ animationDelay: `${(TEPALS - 1 - index) * 40}ms` }}
        />
      ))}
    </svg>
  );
}
