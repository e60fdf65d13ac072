import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-toolbar.module.css';

export type FilterChipProps = {
  children: ReactNode;
  /** How many flights it would leave by itself. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One condition of the filter; one that would leave nothing cannot be chosen. */
export function FilterChip({ children, count, checked, onChange }: FilterChipProps) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>{' '}
      <span className={styles.number}>
        {count}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="flight-inquiry.filter.flights" values={{ count }} />
        </VisuallyHidden>
      </span>
    </label>
  );
}
