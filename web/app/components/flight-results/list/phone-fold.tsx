import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './phone-fold.module.css';

type Folded = 'days' | 'filters';

const TEXTS = {
  days: 'flight-results.fold.days',
  filters: 'flight-results.fold.filters',
} as const satisfies Record<Folded, string>;

export type PhoneFoldProps = { days: ReactNode; filters: ReactNode };

/** The days around and the filters: on a phone behind one row of buttons, so that the first flight is in sight. */
export function PhoneFold({ days, filters }: PhoneFoldProps) {
  const id = useId();
  const [open, setOpen] = useState<Folded | null>(null);
  const parts = { days, filters };
  const shown = (['days', 'filters'] as const).filter((part) => parts[part]);
  return (
    <>
      <div className={styles.row}>
        {shown.map((part) => (
          <button
            key={part}
            type="button"
            className={styles.button}
            aria-expanded={open === part}
            aria-controls={`${id}-${part}`}
            onClick={() => setOpen(open === part ? null : part)}
          >
            <FormattedMessage id={TEXTS[part]} />
            <Icon name="chevron-down" />
          </button>
        ))}
      </div>
      {shown.map((part) => (
        <div
          key={part}
          id={`${id}-${part}`}
          className={styles.part}
          data-open={open === part || undefined}
        >
          {parts[part]}
        </div>
      ))}
    </>
  );
}
