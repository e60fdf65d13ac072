import type { ReactNode } from 'react';
import { classNames } from '#web/app/ui/class-names.ts';
import styles from './field-pair.module.css';

type FieldPairProps = {
  /** With a line above: another group of fields begins. */
  parted?: boolean;
  /** Both have a hint, and one of them may need more lines. */
  inRows?: boolean;
  children: ReactNode;
};

/** Two fields that belong together: side by side, and on a phone one below the other. */
export function FieldPair({ parted = false, inRows = false, children }: FieldPairProps) {
  const look = classNames(styles.pair, parted && styles.parted, inRows && styles.rows);
  return <div className={look}>{children}</div>;
}

/** A field with the button below it that fills it in. */
export function FilledField({ children }: { children: ReactNode }) {
  return <div className={styles.filled}>{children}</div>;
}
