import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import type { AskedChange } from '#web/app/components/date-change/change-paths.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { DayRibbon } from '#web/app/components/flight-results/list/day-ribbon.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ChangePrice } from './change-price.tsx';
import type { ChangeRibbonDayFragment } from './change-ribbon-day.gen.ts';
import { dayAddress, weekFrom } from './day-address.ts';

type ChangeRibbonProps = {
  days: readonly ChangeRibbonDayFragment[];
  asked: AskedChange;
  /** Which of the bounds that change, counted from 0. */
  at: number;
  /** The day that is shown. */
  date: LocalDate;
  /** Today at the place of departure, and the last day on which all tickets are valid. */
  today: LocalDate;
  validUntil: LocalDate;
};

/** The days around, each with the lowest amount due for changing to it. */
export function ChangeRibbon(props: ChangeRibbonProps) {
  const { days, asked, at, date, today, validUntil } = props;
  const { params } = useQuery();
  const { first, last } = bookableDays(today);
  const open = { first, last: validUntil < last ? validUntil : last };
  const toDay = (day: LocalDate) => dayAddress(asked, params, at, day);
  const week = (by: 1 | -1) => {
    // a free change has few days, and all of them are shown
    const target = asked.airlineChange ? null : weekFrom(date, by, open);
    return target && toDay(target);
  };
  return (
    <DayRibbon
      days={days.map((day) => ({
        date: day.date,
        to: toDay(day.date),
        price: day.totalDue && <ChangePrice value={day.totalDue} />,
        about: day.totalDue && day.totalDue.amount > 0 && <InReaderCurrency value={day.totalDue} />,
        closed: day.totalDue ? null : (
          <FormattedMessage
            id="trips-change-date-choose-flight.closed"
            values={{ why: day.date < today ? 'PAST' : 'NONE' }}
          />
        ),
        lowest: day.lowest,
      }))}
      date={date}
      earlier={week(-1)}
      later={week(1)}
      note={
        <FormattedMessage
          id="trips-change-date-choose-flight.days"
          values={{ count: asked.passengers.length }}
        />
      }
    />
  );
}
