import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { ConvertedNote } from '#web/app/components/reader-price/converted-note.tsx';
import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { weekFromDay } from '#web/app/routes/booking/search/address/move-day.ts';
import { useDayQuery } from '#web/app/routes/booking/search/address/use-day-query.ts';
import { usePartyText } from '#web/app/routes/booking/search/use-party-text.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './day-ribbon.module.css';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';
import { RibbonDay } from './ribbon-day.tsx';
import { whyNoPrice } from './why-no-price.ts';

export type DayRibbonProps = {
  days: readonly RibbonDayFragment[];
  /** The day that is shown. */
  date: string;
  /** The days that can be booked at all. */
  open: DaySpan;
  index: number;
  draft: SearchDraft;
  party: PartyCounts;
};

/** The days around the one that is shown, each with its lowest price or why it has none; a day is a link. */
export function DayRibbon({ days, date, open, index, draft, party }: DayRibbonProps) {
  const intl = useIntl();
  const partyText = usePartyText();
  const toDay = useDayQuery(draft, index);
  const week = (by: 1 | -1) => {
    const target = weekFromDay(draft, index, date, { by, open });
    const label = intl.formatMessage({
      id: by === 1 ? 'booking-search.days.later' : 'booking-search.days.earlier',
    });
    return (
      target && (
        <Link
          className={styles.week}
          data-by={by}
          to={toDay(target)}
          aria-label={label}
          title={label}
          preventScrollReset
        >
          <Icon name={by === 1 ? 'chevron-right' : 'chevron-left'} size="1.25rem" />
        </Link>
      )
    );
  };
  return (
    <nav
      className={styles.ribbon}
      aria-label={intl.formatMessage({ id: 'booking-search.days.label' })}
    >
      <div className={styles.row}>
        {week(-1)}
        <ol className={styles.days}>
          {days.map((day) => {
            const closed = whyNoPrice(day, draft, index);
            const isShown = day.date === date;
            const content = <RibbonDay day={day} closed={closed} isShown={isShown} />;
            return (
              <li key={day.date} className={styles.day}>
                {closed && !isShown ? (
                  <span className={`${styles.link} ${styles.closed}`}>{content}</span>
                ) : (
                  <Link
                    className={styles.link}
                    to={toDay(day.date)}
                    aria-current={isShown ? 'date' : undefined}
                    preventScrollReset
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
        {week(1)}
      </div>
      <p className={styles.note}>
        <FormattedMessage id="booking-search.days.note" values={{ party: partyText(party) }} />{' '}
        <ConvertedNote />
      </p>
    </nav>
  );
}
