import type { ReactNode } from 'react';
import styles from './with-aside.module.css';

export interface WithAsideProps {
  /** Contents, a summary: above the page on small screens, sticky at its side from lg on. */
  aside: ReactNode;
  /** What the column is, for screen readers. */
  label: string;
  /** `start`: a table of contents; `end` (default): a summary of the task. */
  side?: 'start' | 'end';
  /** On small screens a summary may come after the page instead. */
  below?: boolean;
  children: ReactNode;
}

/** A page of the has-aside layout: its text or form, and a column beside it. */
export function WithAside({ aside, label, side = 'end', below = false, children }: WithAsideProps) {
  return (
    <div className={styles.columns} data-side={side} data-below={below || undefined}>
      <aside className={styles.aside} aria-label={label}>
        {aside}
      </aside>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
