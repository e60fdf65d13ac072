import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** For screen readers: in the text, not on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
