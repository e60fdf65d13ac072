import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { BrandMark } from './logo.tsx';

export interface EmptyStateProps {
  /** What is missing, as the heading of this part. */
  title: ReactNode;
  /** What the user can do about it. */
  children?: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show: what is missing, what to do, one link or button. */
export function EmptyState({ title, children, action, headingLevel = 'h2' }: EmptyStateProps) {
  const Heading = headingLevel;
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <BrandMark size="3.5rem" />
      </span>
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
