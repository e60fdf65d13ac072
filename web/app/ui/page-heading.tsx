import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
}

/** The page's one h1: takes the focus after navigation. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <header className={styles.head}>
      <h1 className="text-h1" tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
