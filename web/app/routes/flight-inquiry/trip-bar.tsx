import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PartyCounts } from '#schema/rules/booking-party.ts';
import { Money } from '../../i18n/format/formatted.tsx';
import type { ChosenBound } from './choose-bounds.ts';
import { chosenTotal } from './chosen-change.ts';
import { InReaderCurrency } from './reader-rates.tsx';
import styles from './trip-bar.module.css';
import { usePartyText } from './use-party-text.ts';

export type TripBarProps = {
  chosen: readonly ChosenBound[];
  party: PartyCounts;
  /** Nothing is to be added any more. */
  isWhole?: boolean;
  /** What is to be done next. */
  children?: ReactNode;
};

/** The total so far, always in sight; of whom, and with what in it. */
export function TripBar({ chosen, party, isWhole = false, children }: TripBarProps) {
  const partyText = usePartyText();
  const total = chosenTotal(chosen);
  if (!total) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.label}>
          <FormattedMessage id={isWhole ? 'flight-inquiry.total' : 'flight-inquiry.totalSoFar'} />
        </span>{' '}
        <strong className={styles.amount}>
          <Money value={total} />
        </strong>{' '}
        <span className={styles.note}>
          <FormattedMessage id="flight-inquiry.allIn" values={{ party: partyText(party) }} />{' '}
          <InReaderCurrency value={total} />
        </span>
      </p>
      {children}
    </div>
  );
}
