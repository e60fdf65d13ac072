import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import {
  type Bookable,
  firstOpen,
  type Month,
  WEEK_START,
  weekFrom,
  weeksOf,
} from './calendar-month.ts';
import type { CellMoney } from './cell-price.ts';
import type { ChosenDays } from './chosen-days.ts';
import { DayCell } from './day-cell.tsx';
import styles from './price-calendar.module.css';
import { priceSpan } from './price-level.ts';
import { isChange, type Priced } from './priced.ts';
import { useMonthPrices } from './use-month-prices.ts';

// A Monday: the names of the days are those of any week.
const ANY_MONDAY = '2024-01-01';
const ANY_SUNDAY = '2024-01-07';

const GRID = { role: 'grid' };

export type MonthGridProps = {
  id: string;
  month: Month;
  days: ChosenDays;
  bookable: Bookable;
  bound: Priced | null;
  /** What the way there costs on its day, while the days of the way back are priced. */
  outTotal?: CellMoney | null | undefined;
  focused: LocalDate;
  onChoose: (day: LocalDate) => void;
  onKey: (event: KeyboardEvent) => void;
};

/**
 * One month as a grid with one Tab stop, without the weeks in which nothing can be chosen any more.
 */
export function MonthGrid(props: MonthGridProps) {
  const { id, month, days, bookable, bound, outTotal, focused, onChoose, onKey } = props;
  const intl = useIntl();
  const locale = useLocale();
  const { day: dayText } = useFormat();
  const { state, prices } = useMonthPrices(bound, month);
  const span = priceSpan(prices?.days ?? null);
  const priceOf = (day: LocalDate) => {
    const price = prices?.days.get(day);
    return price?.total && outTotal && day === days.start
      ? { ...price, total: outTotal, lowest: false }
      : price;
  };
  const weekStart = WEEK_START[locale];
  const header = weekFrom(weekStart === 1 ? ANY_MONDAY : ANY_SUNDAY);
  const weekday = (day: LocalDate, length: 'short' | 'long') =>
    intl.formatDate(`${day}T00:00:00Z`, {
      weekday: locale === 'zh-hk' && length === 'short' ? 'narrow' : length,
      timeZone: 'UTC',
    });

  return (
    <section className={styles.month}>
      <h3 id={id} className={styles.monthName} aria-live="polite">
        {dayText(month, 'month')}
      </h3>
      <table {...GRID} aria-labelledby={id} aria-busy={state === 'loading'}>
        <thead>
          <tr>
            {header.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long')}>
                {weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart, firstOpen(bookable)).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    days={days}
                    bookable={bookable}
                    price={priceOf(day)}
                    span={span}
                    isExtra={bound !== null && isChange(bound)}
                    state={state}
                    focusable={day === focused}
                    onChoose={onChoose}
                    onKey={onKey}
                  />
                ) : (
                  <td key={header[column]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {state === 'failed' && (
        <p role="status" className={styles.failed}>
          <FormattedMessage id="price-calendar.failed" />
        </p>
      )}
    </section>
  );
}
