import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from '#web/app/components/flight-results/list/list-toolbar.module.css';
import { useAhead } from '#web/app/components/flight-results/use-ahead.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

export type FilterChipProps = {
  children: ReactNode;
  /** How many flights it would leave by itself. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One condition of the filter; one that would leave nothing cannot be chosen. */
export function FilterChip({ children, count, checked, onChange }: FilterChipProps) {
  const [isChecked, setChecked] = useAhead(checked);
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={count === 0 && !isChecked}
        onChange={({ target }) => {
          setChecked(target.checked);
          onChange(target.checked);
        }}
      />
      <span>{children}</span>{' '}
      <span className={styles.number}>
        {count}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="booking-search.filter.flights" values={{ count }} />
        </VisuallyHidden>
      </span>
    </label>
  );
}
