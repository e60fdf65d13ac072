import { FormattedMessage } from 'react-intl';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import styles from './day-ribbon.module.css';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';
import type { ClosedDay } from './why-no-price.ts';

export type RibbonDayProps = {
  day: RibbonDayFragment;
  closed: ClosedDay | null;
  isShown: boolean;
};

/** One day of the ribbon: its date, and its lowest price or why it has none. */
export function RibbonDay({ day, closed, isShown }: RibbonDayProps) {
  return (
    <>
      <span className={styles.date}>
        <Day value={day.date} style="short" />
      </span>
      <span className={styles.price} data-lowest={(!closed && day.lowest) || undefined}>
        {day.total && !closed && <Money value={day.total} />}
        {closed && (
          <FormattedMessage
            id={`booking-search.days.${closed.reason}`}
            values={{ day: closed.day && <Day value={closed.day} /> }}
          />
        )}
      </span>
      {day.total && !closed && <InReaderCurrency value={day.total} />}
      <span className={styles.lowest}>
        {!closed && day.lowest && <FormattedMessage id="booking-search.lowest" />}
      </span>
      <span className={styles.bar} aria-hidden="true" data-shown={isShown || undefined} />
    </>
  );
}
