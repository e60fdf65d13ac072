import { useState } from 'react';
import { useIntl } from 'react-intl';
import { daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import {
  type ChosenDays,
  type ChosenEnd,
  withDay,
} from '#web/app/components/price-calendar/chosen-days.ts';
import { PriceCalendar } from '#web/app/components/price-calendar/price-calendar.tsx';
import type { PricedBound } from '#web/app/components/price-calendar/priced.ts';
import { useTripTotal } from '#web/app/components/price-calendar/use-trip-total.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { Button } from '#web/app/ui/button.tsx';
import { NativeDialog } from '#web/app/ui/native/native-dialog.tsx';
import styles from './dates-dialog.module.css';
import { RunningTotal } from './running-total.tsx';

export type DatesDialogProps = {
  /** `range` chooses the way there and the way back, `single` one day. */
  mode: 'single' | 'range';
  /** Which of the two is wanted first. */
  startsWith: ChosenEnd;
  days: ChosenDays;
  today: LocalDate;
  /** The day of the bound before, from which on the days are open. */
  notBefore: LocalDate | null;
  /** The flight there; the way back is the same the other way round. */
  bound: PricedBound | null;
  onChange: (days: ChosenDays) => void;
  onClose: () => void;
};

/**
 * The way back of a round trip: the same places the other way round, from the day of the way there
 * on.
 */
const wayBack = (out: PricedBound, notBefore: LocalDate | null): PricedBound => ({
  ...out,
  origin: out.destination,
  destination: out.origin,
  notBefore,
});

/** The calendar in its dialog: one press for a single flight, two for there and back. */
export function DatesDialog(props: DatesDialogProps) {
  const { mode, startsWith, days, today, notBefore, bound, onChange, onClose } = props;
  const intl = useIntl();
  const { day: dayText } = useFormat();
  const [end, setEnd] = useState<ChosenEnd>(startsWith);
  // switching to the other day shows its month; a click on a day leaves the months where they are
  const [look, setLook] = useState(0);
  const isBack = mode === 'range' && end === 'end' && days.start !== null;
  const back = bound && wayBack(bound, days.start);
  const priced = isBack ? back : bound;
  const { there, both } = useTripTotal(
    mode === 'range' ? bound : null,
    mode === 'range' ? back : null,
    days,
  );
  const choose = (day: LocalDate) => {
    if (mode === 'single') {
      onChange({ start: day, end: null });
      onClose();
      return;
    }
    const chosen = withDay(days, end, day);
    onChange(chosen.days);
    setEnd(chosen.next);
  };
  const titleId =
    mode === 'single'
      ? 'search-panel.chooseDepartureOnly'
      : isBack
        ? 'search-panel.chooseReturn'
        : 'search-panel.chooseDeparture';
  const nights = days.start && days.end ? daysBetween(days.start, days.end) : null;
  const endButton = (which: ChosenEnd, label: string) => {
    const value = days[which];
    return (
      <button
        type="button"
        className={styles.end}
        aria-pressed={end === which}
        onClick={() => {
          setEnd(which);
          setLook((looks) => looks + 1);
        }}
      >
        <span className={styles.endLabel}>{label}</span>
        <span className={styles.endValue}>
          {value ? dayText(value, 'short') : intl.formatMessage({ id: 'search-panel.chooseDate' })}
        </span>
      </button>
    );
  };

  return (
    <NativeDialog
      open
      wide
      tall
      onClose={onClose}
      title={intl.formatMessage({
        id: titleId,
      })}
      closeLabel={intl.formatMessage({ id: 'price-calendar.close' })}
      actions={
        mode === 'range' && (
          <>
            <span className={styles.nights} role="status">
              {nights !== null && intl.formatMessage({ id: 'search-panel.nights' }, { nights })}
              <RunningTotal there={there} both={both} />
            </span>
            <Button onClick={onClose}>{intl.formatMessage({ id: 'search-panel.done' })}</Button>
          </>
        )
      }
    >
      {mode === 'range' && (
        <div className={styles.ends}>
          {endButton('start', intl.formatMessage({ id: 'search-panel.depart' }))}
          {endButton('end', intl.formatMessage({ id: 'search-panel.return' }))}
        </div>
      )}
      <PriceCalendar
        key={look}
        days={days}
        bookable={{
          today,
          notBefore: isBack ? days.start : notBefore,
          last: bookableDays(today).last,
        }}
        bound={priced}
        outTotal={isBack ? there : null}
        opensOn={(end === 'end' ? days.end : null) ?? days.start ?? notBefore ?? today}
        onChoose={choose}
      />
    </NativeDialog>
  );
}
