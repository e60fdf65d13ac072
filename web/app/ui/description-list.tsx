import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; value: ReactNode; id?: string }[];
  /** `rows`: term and value on one line (default); `columns`: the value below its term, several side by side. */
  shape?: 'rows' | 'columns';
}

/** Names and their values. Items whose value is null are left out. */
export function DescriptionList({ items, shape = 'rows' }: DescriptionListProps) {
  return (
    <dl className={`${styles.list} ${styles[shape]}`}>
      {items.map(({ term, value, id }, at) =>
        value === null || value === undefined ? null : (
          <div key={id ?? at} className={styles.pair}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
