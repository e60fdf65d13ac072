import { classNames } from '#web/app/ui/class-names.ts';
import styles from './petal.module.css';

const SIXTHS = [0, 1, 2, 3, 4, 5];
const PETAL = 'M8 7.200C6.200 5.500 6.100 2.900 8 .6c1.900 2.300 1.800 4.900 0 6.600Z';

/** Petals around a centre, the site's only ornament: turning petals are a busy indicator. Say it in words too. */
export function Petal({ turning = false, size }: { turning?: boolean; size?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames(styles.petal, turning && styles.turning)}
      style={size ? { width: size, height: size } : undefined}
    >
      {SIXTHS.map((at) => (
        <path
          key={at}
          fill="currentColor"
          fillOpacity={turning ? (at + 1) / 6 : 1}
          d={PETAL}
          transform={`rotate(${at * 60} 8 8)`}
        />
      ))}
    </svg>
  );
}
