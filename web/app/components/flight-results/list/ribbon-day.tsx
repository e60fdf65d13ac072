import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './day-ribbon.module.css';

/** A day of the ribbon: where it leads, and its lowest price or why it cannot be chosen. */
export type RibbonDayProps = {
  /** Local day of departure. */
  readonly date: string;
  readonly to: To;
  readonly price: ReactNode;
  /** The price in the currency of the user. */
  readonly about?: ReactNode;
  /** Why it cannot be chosen; null when it can. */
  readonly closed: ReactNode;
  /** Whether it is the lowest of the days shown with it. */
  readonly lowest: boolean;
};

/** One day of the ribbon: its date, and its lowest price or why it has none. */
export function RibbonDay({ day, isShown }: { day: RibbonDayProps; isShown: boolean }) {
  const { date, price, about, closed, lowest } = day;
  return (
    <>
      <span className={styles.date}>
        <Day value={date} style="short" />{' '}
        {!closed && lowest && (
          <span className={styles.lowest}>
            <FormattedMessage id="flight-results.lowest" />
          </span>
        )}
      </span>
      <span className={styles.price} data-lowest={(!closed && lowest) || undefined}>
        {closed ?? price}
      </span>
      {!closed && about}
      <span className={styles.bar} aria-hidden="true" data-shown={isShown || undefined} />
    </>
  );
}
