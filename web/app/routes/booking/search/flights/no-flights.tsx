import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { boundsInForce, type SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { readListOptions } from '#web/app/routes/booking/search/address/list-options.ts';
import { isDayInOrder, queryOfDay } from '#web/app/routes/booking/search/address/move-day.ts';
import { readPicks } from '#web/app/routes/booking/search/address/picks.ts';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import styles from './no-flights.module.css';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';

export type NoFlightsProps = {
  /** The nearest days that have a price. */
  days: readonly RibbonDayFragment[];
  date: string;
  index: number;
  draft: SearchDraft;
};

/** No flight on that day, or none with a seat: the nearest days that have one (RULES 3.7). */
export function NoFlights({ days, date, index, draft }: NoFlightsProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const kept = {
    picks: readPicks(params, boundsInForce(draft).length),
    options: readListOptions(params),
  };
  const open = days.filter((day) => isDayInOrder(draft, index, day.date));
  return (
    <EmptyState
      headingLevel="h3"
      title={
        <FormattedMessage
          id="booking-search.noFlights.title"
          values={{ date: <Day value={date} style="weekday" /> }}
        />
      }
    >
      <p>
        <FormattedMessage
          id={
            open.length > 0 ? 'booking-search.noFlights.nearest' : 'booking-search.noFlights.none'
          }
        />
      </p>
      {open.length > 0 && (
        <ul className={styles.days}>
          {open.map((day) => (
            <li key={day.date}>
              <Link
                className={styles.day}
                to={{ search: `?${queryOfDay(draft, index, day.date, kept)}` }}
                preventScrollReset
              >
                <Day value={day.date} style="short" />
                {day.total && (
                  <strong>
                    <Money value={day.total} />
                  </strong>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
