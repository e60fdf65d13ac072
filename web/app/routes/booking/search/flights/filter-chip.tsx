import type { ReactNode } from 'react';
import { useOptimisticParam } from '#web/app/components/flight-results/use-optimistic-param.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { recipeClass } from '#web/app/ui/recipe-class.ts';
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
  const [isChecked, setChecked] = useOptimisticParam(checked);
  return (
    <label className={recipeClass('chip')}>
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
      <span>
        {count}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="booking-search.filter.flights" values={{ count }} />
        </VisuallyHidden>
      </span>
    </label>
  );
}
