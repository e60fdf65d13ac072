import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './day-links.module.css';

export type DayLinksProps = {
  date: LocalDate;
  previousDay: LocalDate | null;
  nextDay: LocalDate | null;
  /** The address of the same on another day, in the user's locale. */
  addressOf: (day: LocalDate) => string;
};

/** The day that is shown, between links to the days before and after; an end of the days has none. Texts: `flight-day`. */
export function DayLinks({ date, previousDay, nextDay, addressOf }: DayLinksProps) {
  return (
    <nav className={styles.days} aria-labelledby="days-beside">
      <VisuallyHidden>
        <span id="days-beside">
          <FormattedMessage id="flight-day.days" />
        </span>
      </VisuallyHidden>
      {previousDay ? (
        <Link className={styles.day} to={addressOf(previousDay)} rel="prev" preventScrollReset>
          <Icon name="chevron-left" />
          <VisuallyHidden>
            <FormattedMessage id="flight-day.previousDay" />{' '}
          </VisuallyHidden>
          <Day value={previousDay} style="short" />
        </Link>
      ) : (
        <span />
      )}
      <strong className={styles.shown} aria-current="date">
        <span className={styles.narrow}>
          <Day value={date} style="short" />
        </span>
        <span className={styles.wide}>
          <Day value={date} style="weekday" />
        </span>
      </strong>
      {nextDay ? (
        <Link className={styles.day} to={addressOf(nextDay)} rel="next" preventScrollReset>
          <VisuallyHidden>
            <FormattedMessage id="flight-day.nextDay" />{' '}
          </VisuallyHidden>
          <Day value={nextDay} style="short" />
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
