import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { boundsInForce, type SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { DISPLAY_CURRENCY, isConverted } from '#web/app/i18n/format/display-currency.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { readListOptions } from '#web/app/routes/booking/search/address/list-options.ts';
import { isDayInOrder, queryOfDay } from '#web/app/routes/booking/search/address/move-day.ts';
import { readPicks } from '#web/app/routes/booking/search/address/picks.ts';
import { usePartyText } from '#web/app/routes/booking/search/use-party-text.ts';
import styles from './day-ribbon.module.css';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';

export type DayRibbonProps = {
  days: readonly RibbonDayFragment[];
  /** The day that is shown. */
  date: string;
  index: number;
  draft: SearchDraft;
  party: PartyCounts;
};

/** The days around the one that is shown, each with its lowest price; a day is a link. */
export function DayRibbon({ days, date, index, draft, party }: DayRibbonProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const partyText = usePartyText();
  const currency = DISPLAY_CURRENCY[useLocale()];
  const params = new URLSearchParams(search);
  const kept = {
    picks: readPicks(params, boundsInForce(draft).length),
    options: readListOptions(params),
  };
  return (
    <nav
      className={styles.ribbon}
      aria-label={intl.formatMessage({ id: 'booking-search.days.label' })}
    >
      <ol className={styles.days}>
        {days.map((day) => {
          const isOpen = day.total !== null && isDayInOrder(draft, index, day.date);
          const content = <RibbonDay day={day} isShown={day.date === date} />;
          return (
            <li key={day.date} className={styles.day}>
              {isOpen || day.date === date ? (
                <Link
                  className={styles.link}
                  to={{ search: `?${queryOfDay(draft, index, day.date, kept)}` }}
                  aria-current={day.date === date ? 'date' : undefined}
                  preventScrollReset
                >
                  {content}
                </Link>
              ) : (
                <span className={`${styles.link} ${styles.closed}`}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        <FormattedMessage id="booking-search.days.note" values={{ party: partyText(party) }} />{' '}
        {isConverted(currency) && (
          <FormattedMessage
            id="booking-search.converted"
            values={{ currency, paid: BRAND.currency }}
          />
        )}
      </p>
    </nav>
  );
}

function RibbonDay({ day, isShown }: { day: RibbonDayFragment; isShown: boolean }) {
  return (
    <>
      <span className={styles.date}>
        <Day value={day.date} style="short" />
      </span>
      <span className={styles.price} data-lowest={day.lowest || undefined}>
        {day.total ? (
          <Money value={day.total} />
        ) : (
          <FormattedMessage id="booking-search.days.none" />
        )}
      </span>
      <span className={styles.lowest}>
        {day.lowest && <FormattedMessage id="booking-search.lowest" />}
      </span>
      <span className={styles.bar} aria-hidden="true" data-shown={isShown || undefined} />
    </>
  );
}
