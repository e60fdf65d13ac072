import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** The id of the element after what is skipped. */
  to: string;
  children: ReactNode;
}

/** For the Tab key: past what has many stops. Seen only while it has the focus. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a href={`#${to}`} className={styles.skip} data-screen-only="">
    {children}
  </a>
);
