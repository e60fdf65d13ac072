import { chakra, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useOptimisticParam } from '#web/app/components/flight-results/use-optimistic-param.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

export type FilterChipProps = {
  children: ReactNode;
  /** How many flights it would leave by itself. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingBlock: '1',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    background: 'bg.panel',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    '& input': { flex: 'none', boxSize: '4', accentColor: 'brand.solid' },
    '&:hover': { borderColor: 'fg' },
    '&:has(:checked)': { borderColor: 'brand.solid', background: 'brand.subtle' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      borderColor: 'border',
      background: 'none',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
  },
});

/** One condition of the filter; one that would leave nothing cannot be chosen. */
export function FilterChip({ children, count, checked, onChange }: FilterChipProps) {
  const [isChecked, setChecked] = useOptimisticParam(checked);
  return (
    <Chip>
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
      <Span color="fg.muted" fontVariantNumeric="tabular-nums">
        {count}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="booking-search.filter.flights" values={{ count }} />
        </VisuallyHidden>
      </Span>
    </Chip>
  );
}
