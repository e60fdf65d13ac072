import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import type { FareOptionFragment } from './fare-option.gen.ts';
import styles from './price-for-party.module.css';

export type PriceForPartyProps = Pick<FareOptionFragment, 'perAdult' | 'total'> & {
  party: PartyCounts;
  /** There are dearer ones. */
  isFrom?: boolean;
  /** A word about the price. */
  children?: ReactNode;
};

/** What one adult pays, and what the whole party pays; all taxes are in both. */
export function PriceForParty({
  perAdult,
  total,
  party,
  isFrom = false,
  children,
}: PriceForPartyProps) {
  const count = party.adults + party.children + party.infants;
  const amount = (
    <strong className={styles.amount}>
      <Money value={perAdult} />
    </strong>
  );
  return (
    <span className={styles.price}>
      <span className={styles.adult}>
        <span>
          {isFrom ? <FormattedMessage id="booking-search.from" values={{ amount }} /> : amount}
        </span>
        {children}
      </span>
      <span className={styles.note}>
        <FormattedMessage id="booking-search.perAdult" /> <InReaderCurrency value={perAdult} />
      </span>
      {count > 1 && (
        <span className={styles.note}>
          <FormattedMessage
            id="booking-search.forAll"
            values={{ count, amount: <Money value={total} /> }}
          />{' '}
          <InReaderCurrency value={total} />
        </span>
      )}
    </span>
  );
}
