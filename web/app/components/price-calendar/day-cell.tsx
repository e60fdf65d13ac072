import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { NoPriceReason } from '#web/app/apollo/schema-types.gen.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { type Bookable, type ClosedReason, closedReason } from './calendar-month.ts';
import { cellPrice } from './cell-price.ts';
import { type ChosenDays, rangePart } from './chosen-days.ts';
import styles from './price-calendar.module.css';
import { type PriceSpan, priceLevel } from './price-level.ts';
import type { PricedDay } from './priced.ts';
import type { MonthState } from './use-month-prices.ts';

const REASONS = {
  PAST: 'price-calendar.past',
  BEFORE_EARLIER_BOUND: 'price-calendar.beforeEarlier',
  NOT_YET_ON_SALE: 'price-calendar.notYetOnSale',
  TOO_LATE: 'price-calendar.tooLate',
  NO_FLIGHTS: 'price-calendar.noFlights',
  SOLD_OUT: 'price-calendar.soldOut',
  OUT_OF_REACH: 'price-calendar.outOfReach',
} as const satisfies Record<NoPriceReason | ClosedReason, `price-calendar.${string}`>;

/** Days of the timetable without a price; the others are out of reach and need no mark. */
const DASHED: ReadonlySet<string> = new Set(['TOO_LATE', 'NO_FLIGHTS', 'SOLD_OUT']);

const PARTS = {
  start: 'price-calendar.start',
  end: 'price-calendar.end',
  both: 'price-calendar.both',
  between: null,
} as const;

// The calendar is a grid of buttons with one Tab stop (APG), which a table is only when it is said.
const cellRole = (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen });

export type DayCellProps = {
  day: LocalDate;
  days: ChosenDays;
  bookable: Bookable;
  price: PricedDay | undefined;
  /** The prices of the month, in which the day's bar is drawn. */
  span: PriceSpan | null;
  state: MonthState['state'];
  /** The price is to be paid on top of what was paid. */
  isExtra: boolean;
  focusable: boolean;
  onChoose: (day: LocalDate) => void;
  onKey: (event: KeyboardEvent) => void;
};

/**
 * A day: its number, its lowest price, and a word for the lowest of the month. Its name says all of
 * it.
 */
export function DayCell(props: DayCellProps) {
  const { day, days, bookable, price, span, state, isExtra, focusable, onChoose, onKey } = props;
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const isEmpty = state === 'ready' && !price?.total;
  const unpriced = isEmpty ? (price?.noPriceReason ?? 'NO_FLIGHTS') : null;
  const closed = closedReason(day, bookable) ?? unpriced;
  const part = rangePart(day, days);
  const total = closed ? null : (price?.total ?? null);
  const isLowest = total !== null && price?.lowest === true;
  const word = part && PARTS[part];
  const name = [
    format.day(day, 'weekday'),
    total &&
      intl.formatMessage(
        { id: isExtra ? 'price-calendar.extra' : 'price-calendar.from' },
        { price: format.money(total), free: String(total.amount === 0) },
      ),
    isLowest && intl.formatMessage({ id: 'price-calendar.lowestOfMonth' }),
    closed && intl.formatMessage({ id: REASONS[closed] }),
    word && intl.formatMessage({ id: word }),
  ];

  const figure = total ? (
    <>
      {isExtra && '+'}
      <span className={styles.wide}>{cellPrice(locale, total, 'normal', span?.most)}</span>
      <span className={styles.narrow}>{cellPrice(locale, total, 'narrow', span?.most)}</span>
    </>
  ) : state === 'loading' ? (
    !closed && <span className={styles.waiting} />
  ) : (
    state === 'ready' && closed && DASHED.has(closed) && '–'
  );

  return (
    <td
      {...cellRole(part !== null && part !== 'between')}
      className={styles.cell}
      data-part={part ?? undefined}
    >
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-lowest={isLowest ? '' : undefined}
        tabIndex={focusable ? 0 : -1}
        aria-disabled={closed ? true : undefined}
        aria-current={day === bookable.today ? 'date' : undefined}
        aria-label={name.filter(Boolean).join(intl.formatMessage({ id: 'price-calendar.comma' }))}
        title={closed ? intl.formatMessage({ id: REASONS[closed] }) : undefined}
        onClick={() => closed || onChoose(day)}
        onKeyDown={onKey}
      >
        <span className={styles.number}>{Number(day.slice(8))}</span>
        {figure && <span className={styles.price}>{figure}</span>}
        {total && span && (
          <span className={styles.bar}>
            <span style={{ width: `${Math.round(20 + 80 * priceLevel(total.amount, span))}%` }} />
          </span>
        )}
        {isLowest && (
          <span className={styles.word}>{intl.formatMessage({ id: 'price-calendar.lowest' })}</span>
        )}
      </button>
    </td>
  );
}
