import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { addMonths, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { useIsWide } from '#web/app/ui/use-is-wide.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import {
  type Bookable,
  dayByKey,
  firstOpen,
  lastDayOf,
  type Month,
  monthOf,
  monthsShowing,
  WEEK_START,
  withinReach,
} from './calendar-month.ts';
import type { CellMoney } from './cell-price.ts';
import type { ChosenDays } from './chosen-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { NextPriced } from './next-priced.tsx';
import styles from './price-calendar.module.css';
import type { Priced } from './priced.ts';

/** With fewer days left than this, a month alone leaves most of a phone's screen empty. */
const FEW_DAYS = 14;

/**
 * Two months beside each other from the breakpoint md on. Below it one, and the next one under it
 * where the first has few days left.
 * @param from the first day that is shown and can be chosen
 */
function useMonthsShown(from: LocalDate): 1 | 2 {
  const isWide = useIsWide();
  return isWide || daysBetween(from, lastDayOf(monthOf(from))) < FEW_DAYS ? 2 : 1;
}

export type PriceCalendarProps = {
  /** What is chosen already; both ends are drawn, with what lies between. */
  days: ChosenDays;
  bookable: Bookable;
  /** For which flight prices are shown; null while a place is missing. */
  bound: Priced | null;
  /** No prices belong to it, and no word about them. */
  plain?: boolean;
  /** What the way there costs on its day, while the days of the way back are priced. */
  outTotal?: CellMoney | null;
  /** The day the calendar opens on and gives the focus to. */
  opensOn: LocalDate;
  onChoose: (day: LocalDate) => void;
};

/**
 * One or two months with the lowest price of each day, navigated by arrow keys (APG, date picker
 * dialog).
 */
export function PriceCalendar(props: PriceCalendarProps) {
  const { days, bookable, bound, plain, outTotal, opensOn, onChoose } = props;
  const intl = useIntl();
  const locale = useLocale();
  const id = useId();
  const grids = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(opensOn);
  const [firstShown, setFirstShown] = useState<Month>(monthOf(opensOn));
  const wantsFocus = useRef(true);
  const [first, last] = [monthOf(firstOpen(bookable)), monthOf(bookable.last)];
  // months in which nothing can be chosen any more make way
  const shownFrom = firstShown < first ? first : firstShown;
  const count = useMonthsShown(shownFrom === first ? firstOpen(bookable) : shownFrom);
  const months = Array.from({ length: count }, (_, index) => addMonths(shownFrom, index));

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // after the dialog around it has opened
    queueMicrotask(() =>
      grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus(),
    );
  });

  const goTo = (day: LocalDate) => {
    wantsFocus.current = true;
    setFocused(day);
    setFirstShown(monthsShowing(monthOf(day), shownFrom, count));
  };
  const turn = (by: 1 | -1) => {
    const month = addMonths(shownFrom, by);
    const sameDay = addMonths(focused, by);
    setFirstShown(month);
    if (!months.slice(by === 1 ? 1 : 0, by === 1 ? undefined : -1).includes(monthOf(focused)))
      setFocused(withinReach(sameDay, bookable));
  };
  const onKey = (event: KeyboardEvent) => {
    const day = dayByKey(focused, event.key, event.shiftKey, WEEK_START[locale], bookable);
    if (!day) return;
    event.preventDefault();
    goTo(day);
  };
  const turner = (by: 1 | -1, disabled: boolean) => (
    <button
      type="button"
      className={styles.turn}
      data-by={by}
      disabled={disabled}
      aria-label={intl.formatMessage({
        id: by === 1 ? 'price-calendar.next' : 'price-calendar.previous',
      })}
      onClick={() => turn(by)}
    >
      <Icon name={by === 1 ? 'chevron-right' : 'chevron-left'} size="1.25rem" />
    </button>
  );

  return (
    <div className={styles.calendar} data-plain={plain ? '' : undefined}>
      {turner(-1, shownFrom <= first)}
      {turner(1, addMonths(shownFrom, count - 1) >= last)}
      <div ref={grids} className={styles.months}>
        {months.map((month) => (
          <MonthGrid
            key={month}
            id={`${id}-${month}`}
            month={month}
            days={days}
            bookable={bookable}
            bound={bound}
            outTotal={outTotal}
            focused={focused}
            onChoose={(day) => {
              setFocused(day);
              onChoose(day);
            }}
            onKey={onKey}
          />
        ))}
      </div>
      {!plain && (
        <>
          <NextPriced bound={bound} month={addMonths(shownFrom, count - 1)} onGo={goTo} />
          <CalendarLegend bound={bound} />
        </>
      )}
    </div>
  );
}
