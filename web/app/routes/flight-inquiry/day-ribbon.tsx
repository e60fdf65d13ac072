import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { BRAND } from '#schema/codes/brand.ts';
import type { PartyCounts } from '#schema/rules/booking-party.ts';
import { boundsInForce, type SearchDraft } from '../../components/search-panel/search-draft.ts';
import { DISPLAY_CURRENCY, isConverted } from '../../i18n/format/display-currency.ts';
import { Day, Money } from '../../i18n/format/formatted.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './day-ribbon.module.css';
import { readListOptions } from './list-options.ts';
import { isDayInOrder, queryOfDay } from './move-day.ts';
import { readPicks } from './picks.ts';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';
import { usePartyText } from './use-party-text.ts';

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
      aria-label={intl.formatMessage({ id: 'flight-inquiry.days.label' })}
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
        <FormattedMessage id="flight-inquiry.days.note" values={{ party: partyText(party) }} />{' '}
        {isConverted(currency) && (
          <FormattedMessage
            id="flight-inquiry.converted"
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
          <FormattedMessage id="flight-inquiry.days.none" />
        )}
      </span>
      <span className={styles.lowest}>
        {day.lowest && <FormattedMessage id="flight-inquiry.lowest" />}
      </span>
      <span className={styles.bar} aria-hidden="true" data-shown={isShown || undefined} />
    </>
  );
}
