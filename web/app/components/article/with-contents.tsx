import type { ReactNode } from 'react';
import styles from './with-contents.module.css';

type WithContentsProps = {
  contents: ReactNode;
  /** What the column is, for screen readers. */
  label: string;
  children: ReactNode;
};

/** A text, and its table of contents: above it on small screens, sticky at its side from lg on. */
export function WithContents({ contents, label, children }: WithContentsProps) {
  return (
    <div className={styles.columns}>
      <aside className={styles.contents} aria-label={label}>
        {contents}
      </aside>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
