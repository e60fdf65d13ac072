import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { chosenTotal } from '#web/app/routes/booking/search/chosen/chosen-change.ts';
import { usePartyText } from '#web/app/routes/booking/search/use-party-text.ts';
import styles from './trip-bar.module.css';

export type TripBarProps = {
  chosen: readonly ChosenBound[];
  party: PartyCounts;
  /** Nothing is to be added any more. */
  isWhole?: boolean;
  /** What is to be done next. */
  children?: ReactNode;
};

/** The total so far, always visible; for how many, and what it includes. */
export function TripBar({ chosen, party, isWhole = false, children }: TripBarProps) {
  const partyText = usePartyText();
  const total = chosenTotal(chosen);
  if (!total) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>
          <FormattedMessage id={isWhole ? 'booking-search.total' : 'booking-search.totalSoFar'} />
        </span>{' '}
        <strong className={styles.amount}>
          <Money value={total} />
        </strong>{' '}
        <span className={styles.note}>
          <FormattedMessage id="booking-search.allIn" values={{ party: partyText(party) }} />{' '}
          <InReaderCurrency value={total} />
        </span>
      </p>
      {children}
    </div>
  );
}
