import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { Month } from './calendar-month.ts';
import styles from './price-calendar.module.css';
import type { Priced } from './priced.ts';
import { useMonthPrices } from './use-month-prices.ts';

export type NextPricedProps = {
  bound: Priced | null;
  /** The last month on screen. */
  month: Month;
  onGo: (day: LocalDate) => void;
};

/**
 * Where nothing is flown or left in the months on screen: from when there is, and the way to that
 * day.
 */
export function NextPriced({ bound, month, onGo }: NextPricedProps) {
  const next = useMonthPrices(bound, month).prices?.next;
  if (!next) return null;
  return (
    <p role="status" className={styles.next}>
      <FormattedMessage id="price-calendar.noneShown" />{' '}
      <button type="button" onClick={() => onGo(next.date)}>
        <FormattedMessage
          id="price-calendar.nextPriced"
          values={{
            day: <Day value={next.date} style="weekday" />,
            price: next.total && <Money value={next.total} />,
          }}
        />
      </button>
    </p>
  );
}
