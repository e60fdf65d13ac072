import type { ReactNode } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './flight-price.module.css';

export type FlightPriceProps = {
  /** The amount that is compared. */
  amount: ReactNode;
  /** There are dearer ones. */
  isFrom?: boolean;
  /** A word about the price. */
  badge?: ReactNode;
  /** What the amount is for, one line each. */
  notes: readonly { readonly id: string; readonly text: ReactNode }[];
};

/** A price in a list of flights or fares, with what it is for below it. */
export function FlightPrice({ amount, isFrom = false, badge, notes }: FlightPriceProps) {
  const strong = <strong className={styles.amount}>{amount}</strong>;
  return (
    <span className={styles.price}>
      <span className={styles.adult}>
        <span>
          {isFrom ? (
            <FormattedMessage id="flight-results.from" values={{ amount: strong }} />
          ) : (
            strong
          )}
        </span>
        {badge}
      </span>
      {notes.map(({ id, text }) => (
        <span key={id} className={styles.note}>
          {text}
        </span>
      ))}
    </span>
  );
}
