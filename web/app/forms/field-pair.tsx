import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

type FieldPairProps = {
  /** With a line above: another group of fields begins. */
  parted?: boolean;
  /** Both have a hint, and one of them may need more lines. */
  inRows?: boolean;
  children: ReactNode;
};

/** Two fields that belong together: side by side, and on a phone one below the other. */
export function FieldPair({ parted, inRows, children }: FieldPairProps) {
  return (
    <div className={styles.pair} data-parted={parted} data-rows={inRows}>
      {children}
    </div>
  );
}

/** A field with the button below it that fills it in. */
export function FilledField({ children }: { children: ReactNode }) {
  return <div className={styles.filled}>{children}</div>;
}
