import styles from './petal.module.css';

/** One petal, the site's only ornament: turning it means that something is under way. Decorative: say it in words too. */
export function Petal({ turning = false, size }: { turning?: boolean; size?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={turning ? `${styles.petal} ${styles.turning}` : styles.petal}
      style={size ? { width: size, height: size } : undefined}
    >
      <path
        fill="currentColor"
        d="M8 15.500C3.700 11.500 3.300 5.300 8 .5c1.400 1.500 2.300 3.100 2.700 4.800-1.600-.9-3.300-1.100-5-.6 2.500.6 4.300 1.900 5.200 3.900-.2 2.500-1.200 4.900-2.900 6.900Z"
      />
    </svg>
  );
}
